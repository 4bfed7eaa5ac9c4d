-- Claims that nobody sees but administrators in a view of their own, until the quarantine is lifted: those of one file, or
-- all that a claimant filed.
CREATE TABLE quarantines (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON UPDATE CASCADE,
  import_id uuid REFERENCES claim_imports (id) ON UPDATE CASCADE,
  claims integer NOT NULL DEFAULT 0,
  begun_at timestamptz(3) NOT NULL DEFAULT now(),
  begun_by_id uuid NOT NULL REFERENCES users (id) ON UPDATE CASCADE,
  lifted_at timestamptz(3)
);
CREATE INDEX quarantines_begun_at_id_idx ON quarantines (begun_at DESC, id DESC);
CREATE UNIQUE INDEX quarantines_in_force ON quarantines (user_id, coalesce(import_id, user_id)) WHERE lifted_at IS NULL;

ALTER TABLE claims ADD COLUMN quarantine_id uuid REFERENCES quarantines (id) ON UPDATE CASCADE;
CREATE INDEX claims_quarantine_id_submitted_at_id_idx ON claims (quarantine_id, submitted_at DESC, id DESC)
  WHERE quarantine_id IS NOT NULL;

-- What lists are read along holds no quarantined claim, so that none has to be looked at to be passed over.
DROP INDEX claims_submitted_at_id_idx;
DROP INDEX claims_creditor_type_submitted_at_id_idx;
DROP INDEX claims_assigned_to_id_submitted_at_id_status_creditor_type_idx;
DROP INDEX claims_status_submitted_at_id_creditor_type_assigned_to_id_idx;
DROP INDEX claims_claim_amount_id_status_creditor_type_assigned_to_id_idx;
CREATE INDEX claims_submitted_at_id_idx ON claims (submitted_at DESC, id DESC) WHERE quarantine_id IS NULL;
CREATE INDEX claims_creditor_type_submitted_at_id_idx ON claims (creditor_type, submitted_at DESC, id DESC)
  WHERE quarantine_id IS NULL;
CREATE INDEX claims_assigned_to_id_submitted_at_id_status_creditor_type_idx
  ON claims (assigned_to_id, submitted_at DESC, id DESC, status, creditor_type) WHERE quarantine_id IS NULL;
CREATE INDEX claims_status_submitted_at_id_creditor_type_assigned_to_id_idx
  ON claims (status, submitted_at DESC, id DESC, creditor_type, assigned_to_id) WHERE quarantine_id IS NULL;
CREATE INDEX claims_claim_amount_id_status_creditor_type_assigned_to_id_idx
  ON claims (claim_amount, id, status, creditor_type, assigned_to_id) WHERE quarantine_id IS NULL;

-- They are counted nowhere.
DO $make$
DECLARE
  sums constant text := $sql$
    INSERT INTO claim_counts (day, creditor_type, status, assignee, n, amount)
    SELECT day, coalesce(creditor_type, 'any'), coalesce(status, 'any'), coalesce(assignee, 'any'),
      sum(sign), sum(sign * claim_amount)
    FROM (SELECT sign, claim_amount, creditor_type::text, status::text,
            (submitted_at AT TIME ZONE 'Asia/Kolkata')::date AS day, coalesce(assigned_to_id::text, 'nobody') AS assignee
          FROM (%s) AS signed WHERE quarantine_id IS NULL) AS placed
    GROUP BY day, CUBE (creditor_type, status, assignee)
    HAVING sum(sign) <> 0 OR sum(sign * claim_amount) <> 0;
  $sql$;
  on_change constant text := 'CREATE OR REPLACE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql AS %L';
BEGIN
  EXECUTE format(on_change, 'count_new_claims',
    'BEGIN' || format(sums, 'SELECT *, 1 AS sign FROM fresh') || 'RETURN NULL; END');
  EXECUTE format(on_change, 'count_removed_claims',
    'BEGIN' || format(sums, 'SELECT *, -1 AS sign FROM stale') || 'RETURN NULL; END');
  EXECUTE format(on_change, 'count_changed_claims',
    'BEGIN' || format(sums, 'SELECT *, 1 AS sign FROM fresh UNION ALL SELECT *, -1 FROM stale') || 'RETURN NULL; END');
  EXECUTE format('CREATE OR REPLACE FUNCTION recount_claims() RETURNS void LANGUAGE plpgsql AS %L',
    'BEGIN LOCK TABLE claims IN SHARE ROW EXCLUSIVE MODE; DELETE FROM claim_counts;'
    || format(sums, 'SELECT *, 1 AS sign FROM claims') || 'END');
END $make$;

-- Nor is there anything of them for a search to look into.
CREATE OR REPLACE FUNCTION keep_search_of_changed_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM claim_search s USING fresh c WHERE s.id = c.id AND c.quarantine_id IS NOT NULL;
  UPDATE claim_search s
  SET search_text = claim_search_text(c.claim_number, c.creditor_name, u.first_name, u.last_name, u.email::text),
    creditor_type = c.creditor_type, status = c.status, claim_amount = c.claim_amount,
    claimant_id = c.claimant_id, assigned_to_id = c.assigned_to_id, submitted_at = c.submitted_at
  FROM fresh c JOIN users u ON u.id = c.claimant_id
  WHERE s.id = c.id;
  INSERT INTO claim_search
  SELECT c.id, claim_search_text(c.claim_number, c.creditor_name, u.first_name, u.last_name, u.email::text),
    c.creditor_type, c.status, c.claim_amount, c.claimant_id, c.assigned_to_id, c.submitted_at
  FROM fresh c JOIN stale b ON b.id = c.id JOIN users u ON u.id = c.claimant_id
  WHERE c.quarantine_id IS NULL AND b.quarantine_id IS NOT NULL;
  RETURN NULL;
END $$;
DROP TRIGGER claims_search_update ON claims;
CREATE TRIGGER claims_search_update AFTER UPDATE ON claims
  REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION keep_search_of_changed_claims();

-- Along the index of what is not in quarantine; the rest is told of nowhere.
CREATE OR REPLACE FUNCTION keep_unread_of_former_administrator() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- A list, so that nothing but these rows is looked at.
  theirs uuid[] := ARRAY(SELECT id FROM claims WHERE assigned_to_id = NEW.id AND quarantine_id IS NULL);
BEGIN
  UPDATE message_reads SET newest_at = now() - (now() - newest_at) / 1000000
  WHERE claim_id = ANY(theirs) AND user_id = NEW.id AND unread > 0;
  RETURN NULL;
END $$;
