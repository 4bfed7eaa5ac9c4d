CREATE OR REPLACE FUNCTION public.keep_search_of_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE account_usage SET search_text = account_search_text(NEW.first_name, NEW.last_name, NEW.email::text),
    name_keys = name_keys(concat_ws(' ', NEW.first_name, NEW.last_name))
  WHERE user_id = NEW.id;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_search_of_claimant()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE claim_search s
  SET search_text = claim_search_text(c.claim_number, c.creditor_name, NEW.first_name, NEW.last_name, NEW.email::text),
    name_keys = name_keys(concat_ws(' ', c.creditor_name, NEW.first_name, NEW.last_name)),
    plain_numbers = claim_plain_numbers(c.claim_data, NEW.phone)
  FROM claims c WHERE s.claimant_id = NEW.id AND c.id = s.id;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_unread_of_administrator()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO message_reads AS r (claim_id, user_id, unread, newest_at)
  SELECT v.claim_id, NEW.id, v.from_claimant, v.claimant_wrote_at
  FROM (SELECT * FROM conversations WHERE claimant_wrote_at IS NOT NULL ORDER BY claimant_wrote_at DESC LIMIT 1000) v
  JOIN claims c ON c.id = v.claim_id AND c.claimant_id <> NEW.id
  ON CONFLICT (claim_id, user_id) DO UPDATE SET unread = EXCLUDED.unread - r.read_count, newest_at = EXCLUDED.newest_at;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_unread_of_former_administrator()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  -- A list, so that nothing but these rows is looked at.
  theirs uuid[] := ARRAY(SELECT id FROM claims WHERE assigned_to_id = NEW.id AND quarantine_id IS NULL);
BEGIN
  UPDATE message_reads SET newest_at = now() - (now() - newest_at) / 1000000
  WHERE claim_id = ANY(theirs) AND user_id = NEW.id AND unread > 0;
  RETURN NULL;
END $function$
;

CREATE TRIGGER users_search_text AFTER UPDATE OF first_name, last_name, email, phone ON users FOR EACH ROW EXECUTE FUNCTION keep_search_of_claimant();

CREATE TRIGGER users_unread AFTER INSERT OR UPDATE OF role, status ON users FOR EACH ROW WHEN (new.role = 'ip_admin'::"Role" AND new.status = 'active'::"AccountStatus") EXECUTE FUNCTION keep_unread_of_administrator();

CREATE TRIGGER users_unread_demoted AFTER UPDATE OF role ON users FOR EACH ROW WHEN (old.role = 'ip_admin'::"Role" AND new.role <> 'ip_admin'::"Role") EXECUTE FUNCTION keep_unread_of_former_administrator();

CREATE TRIGGER users_usage_text AFTER UPDATE OF first_name, last_name, email ON users FOR EACH ROW EXECUTE FUNCTION keep_search_of_account();
