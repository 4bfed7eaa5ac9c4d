CREATE OR REPLACE FUNCTION public.count_draft_bytes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM add_stored_bytes(coalesce(NEW.user_id, OLD.user_id),
    coalesce(json_bytes(NEW."values"), 0) - coalesce(json_bytes(OLD."values"), 0));
  RETURN NULL;
END $function$
;

CREATE TRIGGER claim_drafts_bytes AFTER INSERT OR DELETE OR UPDATE OF "values" ON claim_drafts FOR EACH ROW EXECUTE FUNCTION count_draft_bytes();
