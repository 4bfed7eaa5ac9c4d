CREATE OR REPLACE FUNCTION public.add_stored_bytes(owner uuid, bytes bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF bytes = 0 THEN RETURN; END IF;
  INSERT INTO account_usage AS u (user_id, stored_bytes, day, day_bytes)
  SELECT id, bytes, (now() AT TIME ZONE 'Asia/Kolkata')::date, greatest(bytes, 0) FROM users WHERE id = owner
  ON CONFLICT (user_id) DO UPDATE SET
    stored_bytes = u.stored_bytes + EXCLUDED.stored_bytes,
    day_bytes = CASE WHEN u.day = EXCLUDED.day THEN u.day_bytes ELSE 0 END + EXCLUDED.day_bytes,
    day = EXCLUDED.day;
  PERFORM set_config('daava.added_bytes', (greatest(bytes, 0)
    + coalesce(nullif(current_setting('daava.added_bytes', true), ''), '0')::bigint)::text, true);
END $function$
;

CREATE OR REPLACE FUNCTION public.audit_digest(entry audit_entries)
 RETURNS bytea
 LANGUAGE sql
 STABLE
AS $function$
  SELECT sha256(entry.prev_hash || convert_to(jsonb_build_array(
    entry.id, entry.action, entry.claim_id, entry.user_id, entry.user_full_name, entry.ip_address,
    entry.user_agent, entry.details, round(extract(epoch FROM entry.timestamp) * 1000)
  )::text, 'UTF8'))
$function$
;

CREATE OR REPLACE FUNCTION public.claim_search_text(claim_number text, creditor_name text, first_name text, last_name text, email text)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  SELECT lower(concat_ws(E'\n', claim_number, creditor_name, first_name || ' ' || last_name, email))
$function$
;

CREATE OR REPLACE FUNCTION public.json_bytes(content jsonb)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT octet_length(content::text)::bigint
$function$
;

CREATE OR REPLACE FUNCTION public.keep_unread(about uuid, people uuid[], total integer, at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO message_reads AS r (claim_id, user_id, unread, newest_at)
  SELECT about, person, total, at FROM unnest(people) AS person WHERE person IS NOT NULL ORDER BY person
  ON CONFLICT (claim_id, user_id) DO UPDATE SET unread = EXCLUDED.unread - r.read_count, newest_at = EXCLUDED.newest_at
$function$
;

CREATE OR REPLACE FUNCTION public.next_claim_number()
 RETURNS text
 LANGUAGE sql
AS $function$
  SELECT 'CLM-' || to_char(now() AT TIME ZONE 'Asia/Kolkata', 'YYYY') || '-' || lpad(n::text, greatest(6, length(n::text)), '0')
  FROM (SELECT nextval('claim_number_seq') AS n) AS next
$function$
;

CREATE OR REPLACE FUNCTION public.recount_claims()
 RETURNS void
 LANGUAGE plpgsql
AS $function$BEGIN LOCK TABLE claims IN SHARE ROW EXCLUSIVE MODE; DELETE FROM claim_counts;
    INSERT INTO claim_counts (day, creditor_type, status, assignee, n, amount)
    SELECT day, coalesce(creditor_type, 'any'), coalesce(status, 'any'), coalesce(assignee, 'any'),
      sum(sign), sum(sign * claim_amount)
    FROM (SELECT sign, claim_amount, creditor_type::text, status::text,
            (submitted_at AT TIME ZONE 'Asia/Kolkata')::date AS day, coalesce(assigned_to_id::text, 'nobody') AS assignee
          FROM (SELECT *, 1 AS sign FROM claims) AS signed WHERE quarantine_id IS NULL) AS placed
    GROUP BY day, CUBE (creditor_type, status, assignee)
    HAVING sum(sign) <> 0 OR sum(sign * claim_amount) <> 0;
  END$function$
;

CREATE OR REPLACE FUNCTION public.recount_stored_bytes()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  LOCK TABLE account_usage IN EXCLUSIVE MODE;
  UPDATE account_usage SET stored_bytes = 0;
  INSERT INTO account_usage AS u (user_id, stored_bytes, day, day_bytes)
  SELECT owner, sum(n), (now() AT TIME ZONE 'Asia/Kolkata')::date, 0
  FROM (
    SELECT uploaded_by_id AS owner, file_size::bigint AS n FROM documents
    UNION ALL SELECT coalesce(entered_by_id, claimant_id), json_bytes(claim_data) FROM claims
    UNION ALL SELECT replaced_by_id, json_bytes(claim_data) FROM claim_versions
    UNION ALL SELECT user_id, json_bytes("values") FROM claim_drafts
    UNION ALL SELECT sender_id, octet_length(message) FROM messages
  ) AS kept GROUP BY owner
  ON CONFLICT (user_id) DO UPDATE SET stored_bytes = EXCLUDED.stored_bytes;
END $function$
;

CREATE OR REPLACE FUNCTION public.refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'the audit trail can only be added to';
END $function$
;

CREATE OR REPLACE FUNCTION public.tell_live(what text, about uuid, people uuid[], administrators boolean, if_proven uuid[] DEFAULT '{}'::uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  -- A notification carries less than 8,000 bytes.
  chunk constant integer := 75;
  told uuid[] := ARRAY(SELECT DISTINCT p FROM unnest(people) AS p WHERE p IS NOT NULL);
  perhaps uuid[] := ARRAY(SELECT DISTINCT p FROM unnest(if_proven) AS p WHERE p <> ALL(told));
  first integer := 1;
BEGIN
  LOOP
    PERFORM pg_notify('daava_live', json_build_object('what', what, 'claimId', about,
      'users', told[first : first + chunk - 1], 'ifProven', perhaps[first : first + chunk - 1],
      'administrators', administrators AND first = 1)::text);
    first := first + chunk;
    EXIT WHEN first > greatest(coalesce(array_length(told, 1), 0), coalesce(array_length(perhaps, 1), 0));
  END LOOP;
END $function$
;

CREATE OR REPLACE FUNCTION public.tell_of_claim_part()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  parties record;
BEGIN
  FOR parties IN
    SELECT c.id, c.claimant_id, c.assigned_to_id, c.entered_by_id IS NOT NULL AS entered
    FROM claims c WHERE c.id IN (SELECT claim_id FROM fresh) LIMIT 100
  LOOP
    PERFORM tell_live(TG_ARGV[0], parties.id,
      ARRAY[CASE WHEN NOT parties.entered THEN parties.claimant_id END, parties.assigned_to_id], true,
      ARRAY[CASE WHEN parties.entered THEN parties.claimant_id END]);
  END LOOP;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.tell_people()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  entered uuid[] := ARRAY(SELECT DISTINCT f.user_id FROM fresh f
    JOIN claims c ON c.id = f.claim_id AND c.claimant_id = f.user_id AND c.entered_by_id IS NOT NULL);
BEGIN
  IF EXISTS (SELECT 1 FROM fresh) THEN
    PERFORM tell_live(TG_ARGV[0], NULL,
      ARRAY(SELECT DISTINCT f.user_id FROM fresh f WHERE f.user_id <> ALL(entered)
        OR EXISTS (SELECT FROM claims c WHERE c.id = f.claim_id AND c.claimant_id = f.user_id AND c.entered_by_id IS NULL)),
      false, entered);
  END IF;
  RETURN NULL;
END $function$
;
