CREATE OR REPLACE FUNCTION public.account_search_text(first_name text, last_name text, email text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT as_searched(concat_ws(E'\n', first_name || ' ' || last_name, email))
$function$
;

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

CREATE OR REPLACE FUNCTION public.analyze_creditor_lists()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  ANALYZE public.creditor_list_rows;
END
$function$
;

CREATE OR REPLACE FUNCTION public.as_searched(typed text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT regexp_replace(translate(normalize(lower(typed), NFC),
    E'.\t\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u202F\u205F\u3000'
    '\'"`\u00B4\u02BB\u02BC\u2018\u2019\u201A\u201B\u201C\u201D\u201E\u201F\u2032\u2033\uFF07'
    '\u00AD\u061C\u180E\u200B\u200C\u200D\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2060\u2061\u2062\u2063\u2064'
    '\u2066\u2067\u2068\u2069\u206A\u206B\u206C\u206D\u206E\u206F\uFEFF',
    repeat(' ', 18)), ' {2,}', ' ', 'g')
$function$
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

CREATE OR REPLACE FUNCTION public.claim_city(claim_data jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT nullif(lower(trim(coalesce(claim_data ->> 'companyCity', claim_data ->> 'institutionCity', claim_data ->> 'currentCity',
    claim_data ->> 'organizationCity', claim_data ->> 'city'))), '')
$function$
;

CREATE OR REPLACE FUNCTION public.claim_plain_numbers(claim_data jsonb, account_phone text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT coalesce(array_agg(DISTINCT number), '{}')
  FROM (
    SELECT right(regexp_replace(given, '[^0-9]', '', 'g'), 10) AS number
    FROM unnest(ARRAY[claim_data ->> 'representativePhone', claim_data ->> 'officerPhone', claim_data ->> 'contactPhone',
      claim_data ->> 'phone', account_phone]) AS given WHERE length(regexp_replace(given, '[^0-9]', '', 'g')) >= 10
    UNION ALL SELECT upper(regexp_replace(claim_data ->> 'employeeId', '[[:space:]/-]', '', 'g'))
  ) AS written WHERE number <> ''
$function$
;

CREATE OR REPLACE FUNCTION public.claim_search_text(claim_number text, creditor_name text, first_name text, last_name text, email text)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  SELECT as_searched(concat_ws(E'\n', claim_number, creditor_name, first_name || ' ' || last_name, email))
$function$
;

CREATE OR REPLACE FUNCTION public.creditor_list_sha256(list integer)
 RETURNS bytea
 LANGUAGE sql
 STABLE
 SET "DateStyle" TO 'ISO'
AS $function$
  SELECT sha256(coalesce(string_agg(block, ''::bytea ORDER BY annexure, part), ''::bytea)) FROM (
    SELECT annexure, (sl_no - 1) / 1000 AS part, sha256(convert_to(string_agg(ROW(annexure, sl_no, claim_number, employee, name,
      representative, received_on, form, nature, claimed, admitted, contingent, not_admitted, under_verification,
      secured_amount, guaranteed_amount, set_off_amount, related_party, voting, remarks)::text
      || coalesce(' ' || voting_debt::text, '') || coalesce(' ' || transfers::text, '')
      || coalesce(' ' || grounds::text, '') || coalesce(' class ' || class_number::text, '') || coalesce(' ' || currency::text, '')
      || coalesce(' facilities ' || facilities::text, ''), E'\n' ORDER BY sl_no), 'UTF8')) AS block
    FROM creditor_list_rows WHERE list_number = list GROUP BY annexure, (sl_no - 1) / 1000) AS blocks
$function$
;

CREATE OR REPLACE FUNCTION public.default_day(creditor_type "CreditorType", claim_data jsonb)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT CASE WHEN day ~ '^[1-9][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
    THEN make_date(left(day, 4)::int, substr(day, 6, 2)::int, 1) + (right(day, 2)::int - 1) END
  FROM (SELECT claim_data ->> CASE creditor_type WHEN 'form_b' THEN 'outstandingSince' WHEN 'form_c' THEN 'defaultDate' END AS day) AS said
$function$
;

CREATE OR REPLACE FUNCTION public.desk_queue(quarantine_id uuid, status "ClaimStatus", determined "DeterminationState", aside boolean)
 RETURNS "DeskQueue"
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT CASE
    WHEN quarantine_id IS NOT NULL OR status = 'withdrawn' THEN NULL
    WHEN aside THEN 'set_aside'
    WHEN determined = 'proposed' THEN 'proposed'
    WHEN status = 'info_required' THEN 'waiting'
    WHEN determined = 'returned' THEN 'returned'
    WHEN status IN ('approved', 'rejected') THEN 'decided'
    ELSE 'to_verify' END::"DeskQueue"
$function$
;

CREATE OR REPLACE FUNCTION public.determine_decided_claims()
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
DECLARE
  made bigint;
BEGIN
  WITH decided AS MATERIALIZED (
    SELECT c.id, c.version, c.creditor_type::text AS form, c.claim_amount, c.status, nullif(trim(c.review_note), '') AS note,
      c.claim_data, c.updated_at
    FROM claims c WHERE c.status IN ('approved', 'rejected') AND NOT EXISTS (SELECT FROM determinations d WHERE d.claim_id = c.id)),
  written AS (
    SELECT d.id, d.claim_amount, f.place, f.head, d.claim_data ->> f.head AS amount
    FROM decided d JOIN (VALUES
      ('form_c', 1, 'principalAmount'), ('form_c', 2, 'interestAmount'), ('form_c', 3, 'penaltyAmount'),
      ('form_d', 1, 'overtimeAmount'), ('form_d', 2, 'bonusAmount'), ('form_d', 3, 'gratuityAmount'),
      ('form_d', 4, 'pfAmount'), ('form_d', 5, 'esiAmount'),
      ('form_f', 1, 'walletBalance'), ('form_f', 2, 'advancePayment'), ('form_f', 3, 'securityDeposit'),
      ('form_f', 4, 'refundAmount'), ('form_f', 5, 'otherAmount')) AS f (form, place, head) ON f.form = d.form
    UNION ALL
    SELECT d.id, d.claim_amount, e.place, 'employee:' || e.place, e.row ->> 'totalAmountDue'
    FROM decided d CROSS JOIN LATERAL jsonb_array_elements(
      CASE WHEN jsonb_typeof(d.claim_data -> 'employeeDetails') = 'array' THEN d.claim_data -> 'employeeDetails' ELSE '[]' END
    ) WITH ORDINALITY AS e (row, place) WHERE d.form = 'form_e'
    UNION ALL
    -- Row by row, what is due before its interest. Invoices with an amount take the place of the principal.
    SELECT d.id, d.claim_amount, 2 * i.place - 2 + f.place, f.head || ':' || i.place, i.row ->> f.field
    FROM decided d CROSS JOIN LATERAL jsonb_array_elements(
      CASE WHEN jsonb_typeof(d.claim_data -> 'invoices') = 'array' THEN d.claim_data -> 'invoices' ELSE '[]' END
    ) WITH ORDINALITY AS i (row, place)
    CROSS JOIN (VALUES (1, 'invoice', 'amountDue'), (2, 'invoiceInterest', 'interestDue')) AS f (place, head, field)
    WHERE d.form = 'form_b'
    UNION ALL
    SELECT d.id, d.claim_amount, 1, 'principal', d.claim_amount::text FROM decided d
    WHERE d.form = 'form_ca' OR d.form = 'form_b' AND heads_sum('form_b', d.claim_data) IS NULL),
  read AS (
    SELECT id, claim_amount, place, head,
      CASE WHEN trim(amount) ~ '^[0-9]{1,16}([.][0-9]{1,2})?$' THEN trim(amount)::numeric ELSE 0 END AS amount FROM written),
  counted AS (
    SELECT id, place, head, least(amount,
      greatest(0, claim_amount - (sum(amount) OVER (PARTITION BY id ORDER BY place) - amount))) AS claimed FROM read),
  headed AS (
    SELECT id, place, head, claimed FROM counted WHERE claimed > 0
    UNION ALL
    SELECT d.id, 1000000, 'remainder', d.claim_amount - coalesce(sum(k.claimed), 0)
    FROM decided d LEFT JOIN counted k ON k.id = d.id GROUP BY d.id, d.claim_amount
    HAVING d.claim_amount > coalesce(sum(k.claimed), 0)),
  gathered AS (
    SELECT d.id, jsonb_agg(jsonb_build_object('head', h.head, 'claimed', h.claimed::numeric(18, 2)::text,
      'admitted', (CASE d.status WHEN 'approved' THEN h.claimed ELSE 0 END)::numeric(18, 2)::text, 'contingent', '0.00',
      'notAdmitted', (CASE d.status WHEN 'approved' THEN 0 ELSE h.claimed END)::numeric(18, 2)::text, 'underVerification', '0.00',
      'reasons', CASE d.status WHEN 'approved' THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object(
        'code', 'other', 'text', d.note, 'amount', h.claimed::numeric(18, 2)::text)) END) ORDER BY h.place) AS heads
    FROM decided d JOIN headed h ON h.id = d.id GROUP BY d.id),
  -- One pass over the trail: claim by claim would be a million.
  deciders AS (
    SELECT DISTINCT ON (a.claim_id) a.claim_id, a.user_id, a.timestamp
    FROM audit_entries a JOIN decided d ON d.id = a.claim_id AND a.details ->> 'to' = d.status::text
    WHERE a.action = 'status_changed' ORDER BY a.claim_id, a.id DESC)
  INSERT INTO determinations (claim_id, number, claim_version, state, heads, claimed, admitted, contingent, not_admitted,
    under_verification, related_party, category, law_edition, proposed_by_id, proposed_at, confirmed_by_id, confirmed_at)
  SELECT d.id, 1, d.version, 'confirmed', g.heads, d.claim_amount,
    CASE d.status WHEN 'approved' THEN d.claim_amount ELSE 0 END, 0,
    CASE d.status WHEN 'approved' THEN 0 ELSE d.claim_amount END, 0,
    coalesce(d.form = 'form_ca' AND d.claim_data ->> 'isRelatedParty' = 'yes', false),
    (CASE d.form WHEN 'form_b' THEN 'operational' WHEN 'form_c' THEN 'unsecured_financial' WHEN 'form_ca' THEN 'unsecured_class'
      WHEN 'form_f' THEN 'other' ELSE 'workmen' END)::"CreditorCategory", '2026-1',
    u.id, coalesce(w.timestamp, d.updated_at), u.id, coalesce(w.timestamp, d.updated_at)
  FROM decided d JOIN gathered g ON g.id = d.id LEFT JOIN deciders w ON w.claim_id = d.id LEFT JOIN users u ON u.id = w.user_id;
  GET DIAGNOSTICS made = ROW_COUNT;
  RETURN made;
END $function$
;

-- Whether the form of a claim was changed between two of its versions, other than by requests that were accepted.
CREATE OR REPLACE FUNCTION public.edited_between(claim uuid, since integer, until integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT since < until AND until - since > (SELECT count(*) FROM claim_versions v
    WHERE v.claim_id = claim AND v.version >= since AND v.version < until AND v.change_request_id IS NOT NULL)
$function$
;

CREATE OR REPLACE FUNCTION public.facilities_add_up(facilities jsonb, claimed numeric, admitted numeric)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT count(*) > 0 AND count(*) FILTER (WHERE (
      f.admitted BETWEEN 0 AND f.claimed AND greatest(scale(f.claimed), scale(f.admitted)) <= 2 AND jsonb_typeof(f.securities) = 'array'
    ) IS NOT TRUE) = 0
    AND sum(f.claimed) = $2 AND sum(f.admitted) = $3
  FROM jsonb_to_recordset(facilities) AS f (claimed numeric, admitted numeric, securities jsonb)
$function$
;

CREATE OR REPLACE FUNCTION public.goes_for_word(one text, other text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT one = other OR length(one) = 1 AND starts_with(other, one) OR length(other) = 1 AND starts_with(one, other)
$function$
;

CREATE OR REPLACE FUNCTION public.heads_balance(heads jsonb, claimed numeric, admitted numeric, contingent numeric, not_admitted numeric, under_verification numeric)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT count(*) > 0 AND count(DISTINCT h.head) = count(*) AND count(*) FILTER (WHERE (
      least(h.claimed, h.admitted, h.contingent, h."notAdmitted", h."underVerification") >= 0
      AND h.claimed = h.admitted + h.contingent + h."notAdmitted" + h."underVerification"
      AND greatest(scale(h.claimed), scale(h.admitted), scale(h.contingent), scale(h."notAdmitted"), scale(h."underVerification")) <= 2
      AND num_nulls(h.claimed, h.admitted, h.contingent, h."notAdmitted", h."underVerification") = 0
      AND (SELECT coalesce(sum(r.amount), 0) FROM jsonb_to_recordset(h.reasons) AS r (amount numeric))
        = h.contingent + h."notAdmitted"
    ) IS NOT TRUE) = 0
    AND sum(h.claimed) = $2 AND sum(h.admitted) = $3 AND sum(h.contingent) = $4 AND sum(h."notAdmitted") = $5
    AND sum(h."underVerification") = $6
  FROM jsonb_to_recordset(heads) AS h (head text, claimed numeric, admitted numeric, contingent numeric,
    "notAdmitted" numeric, "underVerification" numeric, reasons jsonb)
$function$
;

CREATE OR REPLACE FUNCTION public.heads_differ(creditor_type "CreditorType", claim_amount numeric, claim_data jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT coalesce(CASE WHEN creditor_type = 'form_d' THEN given > claim_amount ELSE given <> claim_amount END, false)
  FROM (SELECT heads_sum(creditor_type, claim_data) AS given) AS summed
$function$
;

CREATE OR REPLACE FUNCTION public.heads_sum(creditor_type "CreditorType", claim_data jsonb)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT nullif(sum(CASE WHEN jsonb_typeof(part) = 'string' AND btrim(part #>> '{}', E' \t\n\r') ~ '^[0-9]{1,16}([.][0-9]{1,2})?$'
    THEN btrim(part #>> '{}', E' \t\n\r')::numeric END), 0)
  FROM (
    SELECT claim_data -> name AS part
    FROM unnest(CASE creditor_type
      WHEN 'form_c' THEN ARRAY['principalAmount', 'interestAmount', 'penaltyAmount']
      WHEN 'form_d' THEN ARRAY['overtimeAmount', 'bonusAmount', 'gratuityAmount', 'pfAmount', 'esiAmount']
      WHEN 'form_f' THEN ARRAY['walletBalance', 'advancePayment', 'securityDeposit', 'refundAmount', 'otherAmount']
      ELSE '{}' END) AS name
    UNION ALL
    SELECT employee -> 'totalAmountDue'
    FROM jsonb_array_elements(CASE WHEN creditor_type = 'form_e' AND jsonb_typeof(claim_data -> 'employeeDetails') = 'array'
      THEN claim_data -> 'employeeDetails' ELSE '[]' END) AS employee
    UNION ALL
    SELECT due FROM jsonb_array_elements(CASE WHEN creditor_type = 'form_b' AND jsonb_typeof(claim_data -> 'invoices') = 'array'
      THEN claim_data -> 'invoices' ELSE '[]' END) AS invoice,
      LATERAL (VALUES (invoice -> 'amountDue'), (invoice -> 'interestDue')) AS of_invoice (due)
  ) AS parts
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

CREATE OR REPLACE FUNCTION public.mark_documents(changed uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
  UPDATE claim_search s SET no_documents = NOT s.no_documents
  WHERE s.id = ANY(changed) AND s.no_documents
    = EXISTS (SELECT FROM documents d WHERE d.claim_id = s.id AND d.bucket_name = 'claimdocuments')
$function$
;

CREATE OR REPLACE FUNCTION public.maybe_same_name(one text, other text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
DECLARE
  latin constant text := '[A-Za-z\u00c0-\u024f]';
  few text[] := telling_words(one);
  many text[] := telling_words(other);
  swapped text[];
  word text;
  at integer;
BEGIN
  IF cardinality(few) = 0 OR cardinality(many) = 0 OR (one ~ latin) <> (other ~ latin)
    OR array_to_string(few, '') = array_to_string(many, '') THEN RETURN true; END IF;
  IF cardinality(few) > cardinality(many) THEN swapped := few; few := many; many := swapped; END IF;
  -- 'Bank of India' is not 'Union Bank of India': what is left out stands behind.
  IF cardinality(few) < cardinality(many) AND NOT goes_for_word(few[1], many[1]) THEN RETURN false; END IF;
  FOREACH word IN ARRAY few LOOP
    at := (SELECT min(n) FROM generate_subscripts(many, 1) AS n WHERE goes_for_word(word, many[n]));
    IF at IS NULL THEN RETURN false; END IF;
    many := many[: at - 1] || many[at + 1 :];
  END LOOP;
  RETURN true;
END $function$
;

CREATE OR REPLACE FUNCTION public.next_claim_number()
 RETURNS text
 LANGUAGE sql
AS $function$
  SELECT 'CLM-' || to_char(now() AT TIME ZONE 'Asia/Kolkata', 'YYYY') || '-' || lpad(n::text, greatest(6, length(n::text)), '0')
  FROM (SELECT nextval('claim_number_seq') AS n) AS next
$function$
;

CREATE OR REPLACE FUNCTION public.other_holder(creditor_name text, claim_data jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT coalesce(CASE WHEN lower(holder) = lower(creditor_name) THEN false ELSE NOT maybe_same_name(holder, creditor_name) END, false)
  FROM (SELECT claim_data ->> 'accountHolderName' AS holder) AS said
$function$
;

CREATE OR REPLACE FUNCTION public.place_on_desk(placed uuid[], formed boolean)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO claim_desk AS k (id, queue, related_party, edited, heads_differ, other_holder, default_day, default_after, creditor_type,
    claim_amount, assigned_to_id, submitted_at, admitted, contingent, not_admitted)
  SELECT c.id, desk_queue(c.quarantine_id, c.status, d.state, EXISTS (SELECT FROM set_aside a WHERE a.claim_id = c.id)),
    coalesce(d.related_party, c.claim_data ->> 'isRelatedParty' = 'yes', false),
    coalesce(d.state IN ('proposed', 'returned', 'confirmed') AND edited_between(c.id, d.claim_version, c.version), false),
    CASE WHEN formed THEN heads_differ(c.creditor_type, c.claim_amount, c.claim_data) ELSE o.heads_differ END,
    CASE WHEN formed THEN other_holder(c.creditor_name, c.claim_data) ELSE o.other_holder END,
    CASE WHEN formed THEN default_day(c.creditor_type, c.claim_data) ELSE o.default_day END,
    CASE WHEN formed THEN coalesce(default_day(c.creditor_type, c.claim_data) > (SELECT commencement_date FROM case_settings), false)
      ELSE o.default_after END,
    c.creditor_type, c.claim_amount, c.assigned_to_id, c.submitted_at,
    coalesce(f.admitted, 0), coalesce(f.contingent, 0), coalesce(f.not_admitted, 0)
  FROM claims c LEFT JOIN claim_desk o ON o.id = c.id LEFT JOIN LATERAL (
    SELECT state, claim_version, related_party FROM determinations WHERE claim_id = c.id ORDER BY number DESC LIMIT 1) d ON true
  LEFT JOIN determinations f ON f.claim_id = c.id AND f.state = 'confirmed'
  WHERE c.id = ANY(placed)
  ON CONFLICT (id) DO UPDATE SET queue = EXCLUDED.queue, related_party = EXCLUDED.related_party, edited = EXCLUDED.edited,
    heads_differ = CASE WHEN formed THEN EXCLUDED.heads_differ ELSE k.heads_differ END,
    other_holder = CASE WHEN formed THEN EXCLUDED.other_holder ELSE k.other_holder END,
    default_day = CASE WHEN formed THEN EXCLUDED.default_day ELSE k.default_day END,
    default_after = CASE WHEN formed THEN EXCLUDED.default_after ELSE k.default_after END,
    creditor_type = EXCLUDED.creditor_type, claim_amount = EXCLUDED.claim_amount, assigned_to_id = EXCLUDED.assigned_to_id,
    submitted_at = EXCLUDED.submitted_at, admitted = EXCLUDED.admitted, contingent = EXCLUDED.contingent,
    not_admitted = EXCLUDED.not_admitted
  WHERE (k.queue, k.related_party, k.edited, k.creditor_type, k.claim_amount, k.assigned_to_id, k.submitted_at,
      k.admitted, k.contingent, k.not_admitted)
    IS DISTINCT FROM (EXCLUDED.queue, EXCLUDED.related_party, EXCLUDED.edited, EXCLUDED.creditor_type, EXCLUDED.claim_amount,
      EXCLUDED.assigned_to_id, EXCLUDED.submitted_at, EXCLUDED.admitted, EXCLUDED.contingent, EXCLUDED.not_admitted)
    OR formed AND (k.heads_differ, k.other_holder, k.default_day, k.default_after)
      IS DISTINCT FROM (EXCLUDED.heads_differ, EXCLUDED.other_holder, EXCLUDED.default_day, EXCLUDED.default_after)
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

CREATE OR REPLACE FUNCTION public.recount_desk()
 RETURNS void
 LANGUAGE plpgsql
AS $function$BEGIN LOCK TABLE claim_desk IN SHARE ROW EXCLUSIVE MODE; DELETE FROM desk_counts;
    INSERT INTO desk_counts (day, creditor_type, assignee, queue, flagged, n, amount, admitted, contingent, not_admitted,
      under_verification)
    SELECT day, coalesce(creditor_type, 'any'), coalesce(assignee, 'any'), queue, flagged, sum(sign), sum(sign * claim_amount),
      sum(sign * admitted), sum(sign * contingent), sum(sign * not_admitted), sum(sign * under_verification)
    FROM (SELECT sign, queue::text, flagged, creditor_type::text, coalesce(assigned_to_id::text, 'nobody') AS assignee,
            (submitted_at AT TIME ZONE 'Asia/Kolkata')::date AS day, claim_amount, admitted, contingent, not_admitted,
            under_verification
          FROM (SELECT *, 1 AS sign FROM claim_desk) AS signed WHERE queue IS NOT NULL) AS placed
    GROUP BY day, queue, flagged, CUBE (creditor_type, assignee)
    HAVING (sum(sign), sum(sign * claim_amount), sum(sign * admitted), sum(sign * contingent), sum(sign * not_admitted),
      sum(sign * under_verification)) <> (0, 0, 0, 0, 0, 0);
  END$function$
;

CREATE OR REPLACE FUNCTION public.recount_marks()
 RETURNS void
 LANGUAGE plpgsql
AS $function$BEGIN LOCK TABLE claim_search IN SHARE ROW EXCLUSIVE MODE; DELETE FROM mark_counts;
    INSERT INTO mark_counts (day, creditor_type, status, assignee, no_documents, heads_differ, same_numbers, n, amount)
    SELECT day, coalesce(creditor_type, 'any'), coalesce(status, 'any'), coalesce(assignee, 'any'),
      no_documents, heads_differ, same_numbers, sum(sign), sum(sign * claim_amount)
    FROM (SELECT sign, claim_amount, creditor_type::text, status::text, no_documents, heads_differ, same_numbers,
            (submitted_at AT TIME ZONE 'Asia/Kolkata')::date AS day, coalesce(assigned_to_id::text, 'nobody') AS assignee
          FROM (SELECT *, 1 AS sign FROM claim_search) AS signed WHERE no_documents OR heads_differ OR same_numbers) AS placed
    GROUP BY day, no_documents, heads_differ, same_numbers, CUBE (creditor_type, status, assignee)
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

CREATE OR REPLACE FUNCTION public.refuse_late_list_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT FROM (SELECT DISTINCT list_number FROM fresh) f
      WHERE NOT EXISTS (SELECT FROM creditor_lists l WHERE l.number = f.list_number AND l.state = 'making'))
  THEN RAISE EXCEPTION 'the lines of a list of creditors stay as they were made';
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.refuse_list_row_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'the lines of a list of creditors stay as they were made';
END $function$
;

-- Brings back those of these claims that were set aside: something has happened to them.
CREATE OR REPLACE FUNCTION public.take_up_again(claims uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
  DELETE FROM set_aside WHERE claim_id = ANY(claims)
$function$
;

-- The row is news of its claim.
CREATE OR REPLACE FUNCTION public.take_up_claim()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM take_up_again(ARRAY[NEW.claim_id]);
  RETURN NULL;
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

CREATE OR REPLACE FUNCTION public.telling_words(name text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT coalesce(array_agg(word ORDER BY at) FILTER (WHERE word <> ALL(filling)), array_agg(word ORDER BY at), '{}')
  FROM regexp_split_to_table(
      regexp_replace(lower(regexp_replace(normalize(name, NFKC), '[\u00ad\u200b-\u200d\u2060\ufeff]', '', 'g')), '^\s*m/s', ''),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u20a0-\u20cf\u0964\u0965\u3000-\u303f]+')
    WITH ORDINALITY AS split (word, at),
    (SELECT string_to_array('mr mrs ms miss dr shri sri smt kumari the and private pvt limited ltd llp co company corp corporation inc',
      ' ') AS filling) AS known
  WHERE word <> ''
$function$
;

CREATE OR REPLACE FUNCTION public.voting_share(debt numeric, base numeric)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT (div(20000 * debt + base, 2 * base) / 100)::numeric(6, 2)
$function$
;

CREATE OR REPLACE FUNCTION public.words_of_name(name text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT array_to_tsvector(array_remove(string_to_array(translate(public.as_searched(name), ',;:()/&-_', '         '), ' '), '')
    || public.name_keys(name))
$function$
;
