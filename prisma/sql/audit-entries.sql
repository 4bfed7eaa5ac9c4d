CREATE OR REPLACE FUNCTION public.chain_audit_entry()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  last record;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('daava.audit'));
  SELECT id, hash INTO last FROM audit_entries ORDER BY id DESC LIMIT 1;
  NEW.id := coalesce(last.id, 0) + 1;
  NEW.prev_hash := coalesce(last.hash, '\x');
  NEW.hash := audit_digest(NEW);
  RETURN NEW;
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_audit_head()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  UPDATE audit_head SET (id, hash) = (SELECT id, hash FROM fresh ORDER BY id DESC LIMIT 1)
  WHERE EXISTS (SELECT 1 FROM fresh);
  RETURN NULL;
END $function$
;

CREATE TRIGGER audit_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER audit_entries_chain BEFORE INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION chain_audit_entry();

CREATE TRIGGER audit_entries_head AFTER INSERT ON audit_entries REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_head();
