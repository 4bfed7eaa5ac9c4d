CREATE OR REPLACE FUNCTION public.count_version_bytes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM add_stored_bytes(coalesce(NEW.replaced_by_id, OLD.replaced_by_id),
    coalesce(json_bytes(NEW.claim_data), 0) - coalesce(json_bytes(OLD.claim_data), 0));
  RETURN NULL;
END $function$
;

CREATE TRIGGER claim_versions_bytes AFTER INSERT OR DELETE OR UPDATE OF claim_data ON claim_versions FOR EACH ROW EXECUTE FUNCTION count_version_bytes();
