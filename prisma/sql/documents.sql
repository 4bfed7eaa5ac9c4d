CREATE OR REPLACE FUNCTION public.count_document_bytes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM add_stored_bytes(coalesce(NEW.uploaded_by_id, OLD.uploaded_by_id),
    coalesce(NEW.file_size, 0)::bigint - coalesce(OLD.file_size, 0));
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.mark_moved_documents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- Before the marks: whatever changes a claim goes in this order.
  PERFORM take_up_again(ARRAY(
    SELECT f.claim_id FROM fresh f JOIN stale s ON s.id = f.id
    WHERE f.claim_id IS DISTINCT FROM s.claim_id AND f.bucket_name = 'claimdocuments'));
  PERFORM mark_documents(ARRAY(
    SELECT unnest(ARRAY[f.claim_id, s.claim_id]) FROM fresh f JOIN stale s ON s.id = f.id
    WHERE (f.claim_id, f.bucket_name) IS DISTINCT FROM (s.claim_id, s.bucket_name)));
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.mark_new_documents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM take_up_again(ARRAY(SELECT claim_id FROM fresh WHERE bucket_name = 'claimdocuments'));
  PERFORM mark_documents(ARRAY(SELECT claim_id FROM fresh WHERE claim_id IS NOT NULL));
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.mark_removed_documents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM mark_documents(ARRAY(SELECT claim_id FROM stale WHERE claim_id IS NOT NULL));
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.tell_of_changed_documents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  parties record;
BEGIN
  FOR parties IN
    SELECT c.id, c.claimant_id, c.assigned_to_id, c.entered_by_id IS NOT NULL AS entered FROM claims c
    WHERE c.id IN (
      SELECT fresh.claim_id FROM fresh JOIN stale USING (id)
      WHERE (fresh.claim_id, fresh.scan_status, fresh.document_type)
        IS DISTINCT FROM (stale.claim_id, stale.scan_status, stale.document_type)
    ) LIMIT 100
  LOOP
    PERFORM tell_live('claim', parties.id,
      ARRAY[CASE WHEN NOT parties.entered THEN parties.claimant_id END, parties.assigned_to_id], true,
      ARRAY[CASE WHEN parties.entered THEN parties.claimant_id END]);
  END LOOP;
  RETURN NULL;
END $function$
;

CREATE TRIGGER documents_bytes AFTER INSERT OR DELETE OR UPDATE OF file_size ON documents FOR EACH ROW EXECUTE FUNCTION count_document_bytes();

CREATE TRIGGER documents_live_delete AFTER DELETE ON documents REFERENCING OLD TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_claim_part('claim');

CREATE TRIGGER documents_live_insert AFTER INSERT ON documents REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_claim_part('claim');

CREATE TRIGGER documents_live_update AFTER UPDATE ON documents REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_changed_documents();

CREATE TRIGGER documents_mark_delete AFTER DELETE ON documents REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION mark_removed_documents();

CREATE TRIGGER documents_mark_insert AFTER INSERT ON documents REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION mark_new_documents();

CREATE TRIGGER documents_mark_update AFTER UPDATE ON documents REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION mark_moved_documents();
