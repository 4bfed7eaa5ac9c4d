CREATE OR REPLACE FUNCTION public.count_changed_claims()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$BEGIN
    INSERT INTO claim_counts (day, creditor_type, status, assignee, n, amount)
    SELECT day, coalesce(creditor_type, 'any'), coalesce(status, 'any'), coalesce(assignee, 'any'),
      sum(sign), sum(sign * claim_amount)
    FROM (SELECT sign, claim_amount, creditor_type::text, status::text,
            (submitted_at AT TIME ZONE 'Asia/Kolkata')::date AS day, coalesce(assigned_to_id::text, 'nobody') AS assignee
          FROM (SELECT *, 1 AS sign FROM fresh UNION ALL SELECT *, -1 FROM stale) AS signed WHERE quarantine_id IS NULL) AS placed
    GROUP BY day, CUBE (creditor_type, status, assignee)
    HAVING sum(sign) <> 0 OR sum(sign * claim_amount) <> 0;
  RETURN NULL; END$function$
;

CREATE OR REPLACE FUNCTION public.count_claim_bytes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM add_stored_bytes(coalesce(NEW.entered_by_id, NEW.claimant_id, OLD.entered_by_id, OLD.claimant_id),
    coalesce(json_bytes(NEW.claim_data), 0) - json_bytes(OLD.claim_data));
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.count_new_claim_bytes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM add_stored_bytes(owner, n) FROM (
    SELECT coalesce(entered_by_id, claimant_id) AS owner, sum(json_bytes(claim_data))::bigint AS n
    FROM fresh GROUP BY 1 ORDER BY 1) AS filed;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.count_new_claims()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$BEGIN
    INSERT INTO claim_counts (day, creditor_type, status, assignee, n, amount)
    SELECT day, coalesce(creditor_type, 'any'), coalesce(status, 'any'), coalesce(assignee, 'any'),
      sum(sign), sum(sign * claim_amount)
    FROM (SELECT sign, claim_amount, creditor_type::text, status::text,
            (submitted_at AT TIME ZONE 'Asia/Kolkata')::date AS day, coalesce(assigned_to_id::text, 'nobody') AS assignee
          FROM (SELECT *, 1 AS sign FROM fresh) AS signed WHERE quarantine_id IS NULL) AS placed
    GROUP BY day, CUBE (creditor_type, status, assignee)
    HAVING sum(sign) <> 0 OR sum(sign * claim_amount) <> 0;
  RETURN NULL; END$function$
;

CREATE OR REPLACE FUNCTION public.count_removed_claims()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$BEGIN
    INSERT INTO claim_counts (day, creditor_type, status, assignee, n, amount)
    SELECT day, coalesce(creditor_type, 'any'), coalesce(status, 'any'), coalesce(assignee, 'any'),
      sum(sign), sum(sign * claim_amount)
    FROM (SELECT sign, claim_amount, creditor_type::text, status::text,
            (submitted_at AT TIME ZONE 'Asia/Kolkata')::date AS day, coalesce(assigned_to_id::text, 'nobody') AS assignee
          FROM (SELECT *, -1 AS sign FROM stale) AS signed WHERE quarantine_id IS NULL) AS placed
    GROUP BY day, CUBE (creditor_type, status, assignee)
    HAVING sum(sign) <> 0 OR sum(sign * claim_amount) <> 0;
  RETURN NULL; END$function$
;

CREATE OR REPLACE FUNCTION public.drop_search_of_all_claims()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM claim_search;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.drop_search_of_removed_claims()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM claim_search s USING stale c WHERE s.id = c.id;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.forget_claim_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM claim_counts;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_search_of_changed_claims()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM claim_search s USING fresh c WHERE s.id = c.id AND c.quarantine_id IS NOT NULL;
  UPDATE claim_search s
  SET creditor_type = c.creditor_type, status = c.status, claim_amount = c.claim_amount,
    claimant_id = c.claimant_id, assigned_to_id = c.assigned_to_id, submitted_at = c.submitted_at
  FROM fresh c WHERE s.id = c.id;
  UPDATE claim_search s
  SET search_text = claim_search_text(c.claim_number, c.creditor_name, u.first_name, u.last_name, u.email::text),
    name_keys = name_keys(concat_ws(' ', c.creditor_name, u.first_name, u.last_name))
  FROM fresh c JOIN stale b ON b.id = c.id JOIN users u ON u.id = c.claimant_id
  WHERE s.id = c.id AND (c.claim_number, c.creditor_name, c.claimant_id) IS DISTINCT FROM (b.claim_number, b.creditor_name, b.claimant_id);
  UPDATE claim_search s
  SET heads_differ = k.heads_differ, city = claim_city(c.claim_data), plain_numbers = claim_plain_numbers(c.claim_data, u.phone)
  FROM fresh c JOIN stale b ON b.id = c.id JOIN claim_desk k ON k.id = c.id JOIN users u ON u.id = c.claimant_id
  WHERE s.id = c.id AND (c.version, c.claim_amount, c.creditor_type, c.claimant_id)
    IS DISTINCT FROM (b.version, b.claim_amount, b.creditor_type, b.claimant_id);
  INSERT INTO claim_search (id, search_text, name_keys, creditor_type, status, claim_amount, claimant_id, assigned_to_id, submitted_at,
    no_documents, heads_differ, same_numbers, city, plain_numbers)
  SELECT c.id, claim_search_text(c.claim_number, c.creditor_name, u.first_name, u.last_name, u.email::text),
    name_keys(concat_ws(' ', c.creditor_name, u.first_name, u.last_name)), c.creditor_type, c.status, c.claim_amount, c.claimant_id, c.assigned_to_id, c.submitted_at,
    NOT EXISTS (SELECT FROM documents d WHERE d.claim_id = c.id AND d.bucket_name = 'claimdocuments'),
    k.heads_differ, k.same_numbers, claim_city(c.claim_data), claim_plain_numbers(c.claim_data, u.phone)
  FROM fresh c JOIN stale b ON b.id = c.id JOIN claim_desk k ON k.id = c.id JOIN users u ON u.id = c.claimant_id
  WHERE c.quarantine_id IS NULL AND b.quarantine_id IS NOT NULL;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_search_of_new_claims()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO claim_search (id, search_text, name_keys, creditor_type, status, claim_amount, claimant_id, assigned_to_id, submitted_at,
    heads_differ, city, plain_numbers)
  SELECT c.id, claim_search_text(c.claim_number, c.creditor_name, u.first_name, u.last_name, u.email::text),
    name_keys(concat_ws(' ', c.creditor_name, u.first_name, u.last_name)), c.creditor_type, c.status, c.claim_amount, c.claimant_id, c.assigned_to_id, c.submitted_at,
    k.heads_differ, claim_city(c.claim_data), claim_plain_numbers(c.claim_data, u.phone)
  FROM fresh c JOIN claim_desk k ON k.id = c.id JOIN users u ON u.id = c.claimant_id;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_unread_of_assignee()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  conversation record;
BEGIN
  SELECT * INTO conversation FROM conversations WHERE claim_id = NEW.id FOR UPDATE;
  IF conversation.from_claimant > 0 THEN
    UPDATE message_reads SET unread = 0
    WHERE claim_id = NEW.id AND user_id = OLD.assigned_to_id AND unread > 0
      AND NOT EXISTS (SELECT FROM users WHERE id = user_id AND role = 'ip_admin');
    PERFORM keep_unread(NEW.id, ARRAY[NEW.assigned_to_id], conversation.from_claimant, conversation.claimant_wrote_at);
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.place_changed_claims()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  formed uuid[] := ARRAY(SELECT f.id FROM fresh f JOIN stale s ON s.id = f.id
    WHERE (f.version, f.creditor_type, f.claim_amount, f.creditor_name)
      IS DISTINCT FROM (s.version, s.creditor_type, s.claim_amount, s.creditor_name));
BEGIN
  PERFORM take_up_again(ARRAY(SELECT f.id FROM fresh f JOIN stale s ON s.id = f.id
    WHERE (f.version, f.status, f.quarantine_id) IS DISTINCT FROM (s.version, s.status, s.quarantine_id)));
  PERFORM place_on_desk(formed, true);
  PERFORM place_on_desk(ARRAY(SELECT f.id FROM fresh f JOIN stale s ON s.id = f.id
    WHERE (f.status, f.quarantine_id, f.assigned_to_id, f.submitted_at)
      IS DISTINCT FROM (s.status, s.quarantine_id, s.assigned_to_id, s.submitted_at) AND f.id <> ALL(formed)), false);
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.place_new_claims()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM place_on_desk(ARRAY(SELECT id FROM fresh), true);
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.tell_of_changed_claims()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  ids uuid[] := ARRAY(SELECT id FROM fresh LIMIT 2);
BEGIN
  IF array_length(ids, 1) > 0 THEN
    PERFORM tell_live('claim', CASE WHEN array_length(ids, 1) = 1 THEN ids[1] END,
      ARRAY(SELECT claimant_id FROM fresh WHERE entered_by_id IS NULL UNION SELECT assigned_to_id FROM fresh
            UNION SELECT assigned_to_id FROM stale), true,
      ARRAY(SELECT claimant_id FROM fresh WHERE entered_by_id IS NOT NULL));
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.tell_of_new_claims()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  ids uuid[] := ARRAY(SELECT id FROM fresh LIMIT 2);
BEGIN
  IF array_length(ids, 1) > 0 THEN
    PERFORM tell_live('claim', CASE WHEN array_length(ids, 1) = 1 THEN ids[1] END,
      ARRAY(SELECT claimant_id FROM fresh WHERE entered_by_id IS NULL UNION SELECT assigned_to_id FROM fresh), true,
      ARRAY(SELECT claimant_id FROM fresh WHERE entered_by_id IS NOT NULL));
  END IF;
  RETURN NULL;
END $function$
;

CREATE TRIGGER claims_bytes AFTER DELETE OR UPDATE OF claim_data ON claims FOR EACH ROW EXECUTE FUNCTION count_claim_bytes();

CREATE TRIGGER claims_bytes_insert AFTER INSERT ON claims REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION count_new_claim_bytes();

CREATE TRIGGER claims_count_delete AFTER DELETE ON claims REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION count_removed_claims();

CREATE TRIGGER claims_count_insert AFTER INSERT ON claims REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION count_new_claims();

CREATE TRIGGER claims_count_truncate AFTER TRUNCATE ON claims FOR EACH STATEMENT EXECUTE FUNCTION forget_claim_counts();

CREATE TRIGGER claims_count_update AFTER UPDATE ON claims REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION count_changed_claims();

CREATE TRIGGER claims_desk_insert AFTER INSERT ON claims REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION place_new_claims();

CREATE TRIGGER claims_desk_update AFTER UPDATE ON claims REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION place_changed_claims();

CREATE TRIGGER claims_live_insert AFTER INSERT ON claims REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_new_claims();

CREATE TRIGGER claims_live_update AFTER UPDATE ON claims REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_changed_claims();

CREATE TRIGGER claims_search_delete AFTER DELETE ON claims REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION drop_search_of_removed_claims();

CREATE TRIGGER claims_search_insert AFTER INSERT ON claims REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION keep_search_of_new_claims();

CREATE TRIGGER claims_search_truncate AFTER TRUNCATE ON claims FOR EACH STATEMENT EXECUTE FUNCTION drop_search_of_all_claims();

CREATE TRIGGER claims_search_update AFTER UPDATE ON claims REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION keep_search_of_changed_claims();

CREATE TRIGGER claims_unread AFTER UPDATE OF assigned_to_id ON claims FOR EACH ROW WHEN (old.assigned_to_id IS DISTINCT FROM new.assigned_to_id) EXECUTE FUNCTION keep_unread_of_assignee();

-- Here and not in a migration: these need the function.
ALTER TABLE claims ALTER COLUMN claim_number SET DEFAULT next_claim_number();
