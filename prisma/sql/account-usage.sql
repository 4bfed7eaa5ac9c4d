CREATE OR REPLACE FUNCTION public.name_account_usage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.search_text := (SELECT account_search_text(first_name, last_name, email::text) FROM users WHERE id = NEW.user_id);
  RETURN NEW;
END $function$
;

CREATE TRIGGER account_usage_search_text BEFORE INSERT ON account_usage FOR EACH ROW EXECUTE FUNCTION name_account_usage();
