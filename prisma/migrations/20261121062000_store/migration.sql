-- Pages are told of a document that came to a claim or was scanned, not of each data key that is wrapped anew:
-- a rotation of master keys would make every open page load again.
CREATE FUNCTION tell_of_changed_documents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  parties record;
BEGIN
  FOR parties IN
    SELECT c.id, c.claimant_id, c.assigned_to_id FROM claims c
    WHERE c.id IN (
      SELECT fresh.claim_id FROM fresh JOIN stale USING (id)
      WHERE (fresh.claim_id, fresh.scan_status) IS DISTINCT FROM (stale.claim_id, stale.scan_status)
    ) LIMIT 100
  LOOP
    PERFORM tell_live('claim', parties.id, ARRAY[parties.claimant_id, parties.assigned_to_id], true);
  END LOOP;
  RETURN NULL;
END $$;
DROP TRIGGER documents_live_update ON documents;
CREATE TRIGGER documents_live_update AFTER UPDATE ON documents
  REFERENCING OLD TABLE AS stale NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_changed_documents();
