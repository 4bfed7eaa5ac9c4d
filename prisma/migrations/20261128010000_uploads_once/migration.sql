-- A file that is sent again because its answer was lost is the same document.
ALTER TABLE documents ADD COLUMN client_key uuid;
CREATE UNIQUE INDEX documents_uploaded_by_id_client_key_key ON documents (uploaded_by_id, client_key) WHERE client_key IS NOT NULL;

-- What a document is said to be can be said anew.
ALTER TYPE "AuditAction" ADD VALUE 'document_described' AFTER 'document_removed';

CREATE OR REPLACE FUNCTION tell_of_changed_documents() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

-- One that was taken back goes from the other pages that show it too.
CREATE TRIGGER documents_live_delete AFTER DELETE ON documents
  REFERENCING OLD TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_claim_part('claim');
