-- Accounts are searched by name and e-mail address, and sorted by name and by what they added last: the text stands with what they keep.
ALTER TABLE account_usage ADD COLUMN search_text text;

CREATE FUNCTION account_search_text(first_name text, last_name text, email text) RETURNS text LANGUAGE sql IMMUTABLE AS $function$
  SELECT as_searched(concat_ws(E'\n', first_name || ' ' || last_name, email))
$function$;

UPDATE account_usage k SET search_text = account_search_text(u.first_name, u.last_name, u.email::text) FROM users u WHERE u.id = k.user_id;
ALTER TABLE account_usage ALTER COLUMN search_text SET NOT NULL;

CREATE INDEX account_usage_day_day_bytes_user_id_idx ON account_usage (day DESC, day_bytes DESC, user_id DESC);
CREATE INDEX account_usage_search_text_user_id_idx ON account_usage (search_text, user_id);
CREATE INDEX account_usage_search_text_idx ON account_usage USING gin (search_text gin_trgm_ops);

CREATE FUNCTION name_account_usage() RETURNS trigger LANGUAGE plpgsql AS $function$
BEGIN
  NEW.search_text := (SELECT account_search_text(first_name, last_name, email::text) FROM users WHERE id = NEW.user_id);
  RETURN NEW;
END $function$;
CREATE TRIGGER account_usage_search_text BEFORE INSERT ON account_usage
  FOR EACH ROW EXECUTE FUNCTION name_account_usage();

CREATE FUNCTION keep_search_of_account() RETURNS trigger LANGUAGE plpgsql AS $function$
BEGIN
  UPDATE account_usage SET search_text = account_search_text(NEW.first_name, NEW.last_name, NEW.email::text) WHERE user_id = NEW.id;
  RETURN NULL;
END $function$;
CREATE TRIGGER users_usage_text AFTER UPDATE OF first_name, last_name, email ON users
  FOR EACH ROW EXECUTE FUNCTION keep_search_of_account();
