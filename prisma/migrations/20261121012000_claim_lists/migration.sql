-- What lists of claims are read along. Behind the order of a list stand the columns it may be narrowed by
-- too, so that what does not match is passed over within the index.

DROP INDEX claims_claimant_id_submitted_at_id_idx;
DROP INDEX claims_assigned_to_id_submitted_at_id_idx;
DROP INDEX claims_status_submitted_at_id_idx;
CREATE INDEX claims_claimant_id_submitted_at_id_status_idx ON claims (claimant_id, submitted_at DESC, id DESC, status);
CREATE INDEX claims_assigned_to_id_submitted_at_id_status_creditor_type_idx
  ON claims (assigned_to_id, submitted_at DESC, id DESC, status, creditor_type);
CREATE INDEX claims_status_submitted_at_id_creditor_type_assigned_to_id_idx
  ON claims (status, submitted_at DESC, id DESC, creditor_type, assigned_to_id);
CREATE INDEX claims_claim_amount_id_status_creditor_type_assigned_to_id_idx
  ON claims (claim_amount, id, status, creditor_type, assigned_to_id);

-- What a search looks into stands apart from the claims, one row with the same id for each: a broad term
-- reads many rows, and here they are a tenth as wide. What changes often is not indexed here, so a change of
-- status or assignee writes none of the many entries that a row has in the index of its text.

CREATE TABLE claim_search (
  id uuid PRIMARY KEY,
  search_text text NOT NULL,
  creditor_type "CreditorType" NOT NULL,
  status "ClaimStatus" NOT NULL,
  claim_amount numeric(18, 2) NOT NULL,
  claimant_id uuid NOT NULL,
  assigned_to_id uuid,
  submitted_at timestamptz(3) NOT NULL
) WITH (fillfactor = 90);

DROP TRIGGER claims_search_text ON claims;
DROP TRIGGER users_search_text ON users;
DROP FUNCTION keep_claim_search_text();
DROP FUNCTION keep_claimant_search_text();
DROP FUNCTION claim_search_text(claims);
DROP INDEX claims_search_text_idx;
ALTER TABLE claims DROP COLUMN search_text;

CREATE FUNCTION claim_search_text(claim_number text, creditor_name text, first_name text, last_name text, email text)
RETURNS text LANGUAGE sql STABLE AS $$
  SELECT lower(concat_ws(E'\n', claim_number, creditor_name, first_name || ' ' || last_name, email))
$$;

INSERT INTO claim_search
SELECT c.id, claim_search_text(c.claim_number, c.creditor_name, u.first_name, u.last_name, u.email::text),
  c.creditor_type, c.status, c.claim_amount, c.claimant_id, c.assigned_to_id, c.submitted_at
FROM claims c JOIN users u ON u.id = c.claimant_id;
CREATE INDEX claim_search_claimant_id_idx ON claim_search (claimant_id);
CREATE INDEX claim_search_search_text_idx ON claim_search USING gin (search_text gin_trgm_ops);

-- Whole statements at a time. The claims themselves are locked by whoever changes them, so no two get here
-- with the same rows in another order.
CREATE FUNCTION keep_search_of_new_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO claim_search
  SELECT c.id, claim_search_text(c.claim_number, c.creditor_name, u.first_name, u.last_name, u.email::text),
    c.creditor_type, c.status, c.claim_amount, c.claimant_id, c.assigned_to_id, c.submitted_at
  FROM fresh c JOIN users u ON u.id = c.claimant_id;
  RETURN NULL;
END $$;
CREATE TRIGGER claims_search_insert AFTER INSERT ON claims
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION keep_search_of_new_claims();

CREATE FUNCTION keep_search_of_changed_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE claim_search s
  SET search_text = claim_search_text(c.claim_number, c.creditor_name, u.first_name, u.last_name, u.email::text),
    creditor_type = c.creditor_type, status = c.status, claim_amount = c.claim_amount,
    claimant_id = c.claimant_id, assigned_to_id = c.assigned_to_id, submitted_at = c.submitted_at
  FROM fresh c JOIN users u ON u.id = c.claimant_id
  WHERE s.id = c.id;
  RETURN NULL;
END $$;
CREATE TRIGGER claims_search_update AFTER UPDATE ON claims
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION keep_search_of_changed_claims();

CREATE FUNCTION drop_search_of_removed_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM claim_search s USING stale c WHERE s.id = c.id;
  RETURN NULL;
END $$;
CREATE TRIGGER claims_search_delete AFTER DELETE ON claims
  REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION drop_search_of_removed_claims();

CREATE FUNCTION drop_search_of_all_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM claim_search;
  RETURN NULL;
END $$;
CREATE TRIGGER claims_search_truncate AFTER TRUNCATE ON claims
  FOR EACH STATEMENT EXECUTE FUNCTION drop_search_of_all_claims();

CREATE FUNCTION keep_search_of_claimant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE claim_search s
  SET search_text = claim_search_text(c.claim_number, c.creditor_name, NEW.first_name, NEW.last_name, NEW.email::text)
  FROM claims c WHERE s.claimant_id = NEW.id AND c.id = s.id;
  RETURN NULL;
END $$;
CREATE TRIGGER users_search_text AFTER UPDATE OF first_name, last_name, email ON users
  FOR EACH ROW EXECUTE FUNCTION keep_search_of_claimant();
