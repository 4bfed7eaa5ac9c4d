CREATE OR REPLACE FUNCTION public.name_account_usage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  SELECT account_search_text(first_name, last_name, email::text), name_keys(concat_ws(' ', first_name, last_name))
  INTO NEW.search_text, NEW.name_keys FROM users WHERE id = NEW.user_id;
  RETURN NEW;
END $function$
;

CREATE TRIGGER account_usage_search_text BEFORE INSERT ON account_usage FOR EACH ROW EXECUTE FUNCTION name_account_usage();
