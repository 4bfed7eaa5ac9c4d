-- Where each claim lies on the verification desk, kept by triggers in a narrow table of its own: claims are ten times as
-- wide and have indexes enough. None lies anywhere while it is in quarantine, or once it is withdrawn.
CREATE TYPE "DeskQueue" AS ENUM ('to_verify', 'proposed', 'returned', 'waiting', 'decided');
CREATE TABLE claim_desk (
  id uuid PRIMARY KEY REFERENCES claims (id) ON DELETE CASCADE ON UPDATE CASCADE,
  queue "DeskQueue",
  related_party boolean NOT NULL,
  edited boolean NOT NULL,
  same_numbers boolean NOT NULL DEFAULT false,
  flagged boolean NOT NULL GENERATED ALWAYS AS (related_party OR edited OR same_numbers) STORED,
  creditor_type "CreditorType" NOT NULL,
  claim_amount numeric(18, 2) NOT NULL,
  assigned_to_id uuid,
  submitted_at timestamptz(3) NOT NULL
);

-- Adds to the claims of a day (India's) in this place with this type and assignee ('any', 'nobody').
CREATE TABLE desk_counts (
  id bigserial PRIMARY KEY,
  day date NOT NULL,
  creditor_type text NOT NULL,
  assignee text NOT NULL,
  queue text NOT NULL,
  flagged boolean NOT NULL,
  n integer NOT NULL
);

-- A proposal is waited on before its claimant is; a claim that is not decided whole is to be verified still.
CREATE FUNCTION desk_queue(quarantine_id uuid, status "ClaimStatus", determined "DeterminationState") RETURNS "DeskQueue"
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN quarantine_id IS NOT NULL OR status = 'withdrawn' THEN NULL
    WHEN determined = 'proposed' THEN 'proposed'
    WHEN status = 'info_required' THEN 'waiting'
    WHEN determined = 'returned' THEN 'returned'
    WHEN status IN ('approved', 'rejected') THEN 'decided'
    ELSE 'to_verify' END::"DeskQueue"
$$;

CREATE FUNCTION place_on_desk(placed uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO claim_desk AS k (id, queue, related_party, edited, creditor_type, claim_amount, assigned_to_id, submitted_at)
  SELECT c.id, desk_queue(c.quarantine_id, c.status, d.state),
    coalesce(d.related_party, c.creditor_type = 'form_ca' AND c.claim_data ->> 'isRelatedParty' = 'yes', false),
    coalesce(d.state IN ('proposed', 'returned') AND d.claim_version < c.version, false),
    c.creditor_type, c.claim_amount, c.assigned_to_id, c.submitted_at
  FROM claims c LEFT JOIN LATERAL (
    SELECT state, claim_version, related_party FROM determinations WHERE claim_id = c.id ORDER BY number DESC LIMIT 1) d ON true
  WHERE c.id = ANY(placed)
  ON CONFLICT (id) DO UPDATE SET queue = EXCLUDED.queue, related_party = EXCLUDED.related_party, edited = EXCLUDED.edited,
    creditor_type = EXCLUDED.creditor_type, claim_amount = EXCLUDED.claim_amount, assigned_to_id = EXCLUDED.assigned_to_id,
    submitted_at = EXCLUDED.submitted_at
  WHERE (k.queue, k.related_party, k.edited, k.creditor_type, k.claim_amount, k.assigned_to_id, k.submitted_at)
    IS DISTINCT FROM (EXCLUDED.queue, EXCLUDED.related_party, EXCLUDED.edited, EXCLUDED.creditor_type, EXCLUDED.claim_amount,
      EXCLUDED.assigned_to_id, EXCLUDED.submitted_at)
$$;

DO $make$
DECLARE
  sums constant text := $sql$
    INSERT INTO desk_counts (day, creditor_type, assignee, queue, flagged, n)
    SELECT day, coalesce(creditor_type, 'any'), coalesce(assignee, 'any'), queue, flagged, sum(sign)
    FROM (SELECT sign, queue::text, flagged, creditor_type::text, coalesce(assigned_to_id::text, 'nobody') AS assignee,
            (submitted_at AT TIME ZONE 'Asia/Kolkata')::date AS day
          FROM (%s) AS signed WHERE queue IS NOT NULL) AS placed
    GROUP BY day, queue, flagged, CUBE (creditor_type, assignee) HAVING sum(sign) <> 0;
  $sql$;
  on_change constant text := 'CREATE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql AS %L';
BEGIN
  EXECUTE format(on_change, 'count_new_on_desk', 'BEGIN' || format(sums, 'SELECT *, 1 AS sign FROM fresh') || 'RETURN NULL; END');
  EXECUTE format(on_change, 'count_removed_from_desk',
    'BEGIN' || format(sums, 'SELECT *, -1 AS sign FROM stale') || 'RETURN NULL; END');
  EXECUTE format(on_change, 'count_moved_on_desk',
    'BEGIN' || format(sums, 'SELECT *, 1 AS sign FROM fresh UNION ALL SELECT *, -1 FROM stale') || 'RETURN NULL; END');
  EXECUTE format('CREATE FUNCTION recount_desk() RETURNS void LANGUAGE plpgsql AS %L',
    'BEGIN LOCK TABLE claim_desk IN SHARE ROW EXCLUSIVE MODE; DELETE FROM desk_counts;'
    || format(sums, 'SELECT *, 1 AS sign FROM claim_desk') || 'END');
END $make$;

-- All at once, before the indexes and triggers that keep it.
INSERT INTO claim_desk (id, queue, related_party, edited, same_numbers, creditor_type, claim_amount, assigned_to_id, submitted_at)
SELECT c.id, desk_queue(c.quarantine_id, c.status, d.state),
  coalesce(d.related_party, c.creditor_type = 'form_ca' AND c.claim_data ->> 'isRelatedParty' = 'yes', false), false,
  s.claim_id IS NOT NULL, c.creditor_type, c.claim_amount, c.assigned_to_id, c.submitted_at
FROM claims c LEFT JOIN determinations d ON d.claim_id = c.id LEFT JOIN (
  SELECT DISTINCT claim_id FROM claim_identifiers
  WHERE hash IN (SELECT hash FROM claim_identifiers GROUP BY hash HAVING count(*) > 1)) s ON s.claim_id = c.id;
SELECT recount_desk();

CREATE INDEX claim_desk_queue_submitted_at_id_idx ON claim_desk (queue, submitted_at, id) WHERE queue IS NOT NULL;
CREATE INDEX claim_desk_queue_claim_amount_id_idx ON claim_desk (queue, claim_amount, id) WHERE queue IS NOT NULL;
CREATE INDEX claim_desk_queue_creditor_type_submitted_at_id_idx ON claim_desk (queue, creditor_type, submitted_at, id)
  WHERE queue IS NOT NULL;
CREATE INDEX claim_desk_assigned_to_id_queue_submitted_at_id_idx ON claim_desk (assigned_to_id, queue, submitted_at, id)
  WHERE queue IS NOT NULL;
CREATE INDEX claim_desk_assigned_to_id_queue_claim_amount_id_idx ON claim_desk (assigned_to_id, queue, claim_amount, id)
  WHERE queue IS NOT NULL;
CREATE INDEX claim_desk_submitted_at_id_idx ON claim_desk (submitted_at, id) WHERE flagged AND queue <> 'decided';
CREATE INDEX desk_counts_assignee_creditor_type_queue_day_idx ON desk_counts (assignee, creditor_type, queue, day);

CREATE TRIGGER claim_desk_count_insert AFTER INSERT ON claim_desk REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION count_new_on_desk();
CREATE TRIGGER claim_desk_count_update AFTER UPDATE ON claim_desk REFERENCING OLD TABLE AS stale NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION count_moved_on_desk();
CREATE TRIGGER claim_desk_count_delete AFTER DELETE ON claim_desk REFERENCING OLD TABLE AS stale
  FOR EACH STATEMENT EXECUTE FUNCTION count_removed_from_desk();
CREATE FUNCTION forget_desk_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM desk_counts;
  RETURN NULL;
END $$;
CREATE TRIGGER claim_desk_count_truncate AFTER TRUNCATE ON claim_desk FOR EACH STATEMENT EXECUTE FUNCTION forget_desk_counts();

CREATE FUNCTION place_new_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_on_desk(ARRAY(SELECT id FROM fresh));
  RETURN NULL;
END $$;
CREATE TRIGGER claims_desk_insert AFTER INSERT ON claims REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION place_new_claims();

CREATE FUNCTION place_changed_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_on_desk(ARRAY(SELECT f.id FROM fresh f JOIN stale s ON s.id = f.id
    WHERE (f.status, f.version, f.quarantine_id, f.creditor_type, f.claim_amount, f.assigned_to_id, f.submitted_at)
      IS DISTINCT FROM (s.status, s.version, s.quarantine_id, s.creditor_type, s.claim_amount, s.assigned_to_id, s.submitted_at)));
  RETURN NULL;
END $$;
CREATE TRIGGER claims_desk_update AFTER UPDATE ON claims REFERENCING OLD TABLE AS stale NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION place_changed_claims();

CREATE FUNCTION place_determined_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_on_desk(ARRAY(SELECT DISTINCT claim_id FROM fresh));
  RETURN NULL;
END $$;
CREATE TRIGGER determinations_desk_insert AFTER INSERT ON determinations REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION place_determined_claims();
CREATE TRIGGER determinations_desk_update AFTER UPDATE ON determinations REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION place_determined_claims();

-- Claims with a number that another claim has too. Of those that had it before, two at most are not flagged yet, or are
-- not to be any more: a number that a whole file shares is not followed to its end.
CREATE FUNCTION flag_same_numbers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE claim_desk k SET same_numbers = true
  FROM (
    SELECT f.claim_id FROM fresh f
    WHERE EXISTS (SELECT FROM claim_identifiers o WHERE o.hash = f.hash AND o.claim_id <> f.claim_id)
    UNION SELECT o.claim_id FROM (SELECT DISTINCT hash FROM fresh) f CROSS JOIN LATERAL (
      SELECT i.claim_id FROM claim_identifiers i
      WHERE i.hash = f.hash AND i.claim_id NOT IN (SELECT claim_id FROM fresh) LIMIT 2) o) AS same
  WHERE k.id = same.claim_id AND NOT k.same_numbers;
  RETURN NULL;
END $$;
CREATE TRIGGER claim_identifiers_desk_insert AFTER INSERT ON claim_identifiers REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION flag_same_numbers();

CREATE FUNCTION unflag_same_numbers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE claim_desk k SET same_numbers = false
  FROM (
    SELECT claim_id FROM stale
    UNION SELECT o.claim_id FROM (SELECT DISTINCT hash FROM stale) s CROSS JOIN LATERAL (
      SELECT i.claim_id FROM claim_identifiers i WHERE i.hash = s.hash LIMIT 2) o) AS had
  WHERE k.id = had.claim_id AND k.same_numbers AND NOT EXISTS (
    SELECT FROM claim_identifiers m JOIN claim_identifiers o ON o.hash = m.hash AND o.claim_id <> m.claim_id
    WHERE m.claim_id = k.id);
  RETURN NULL;
END $$;
CREATE TRIGGER claim_identifiers_desk_delete AFTER DELETE ON claim_identifiers REFERENCING OLD TABLE AS stale
  FOR EACH STATEMENT EXECUTE FUNCTION unflag_same_numbers();

-- Open pages of the claim and of lists hear of proposals too.
CREATE FUNCTION tell_of_determinations() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[] := ARRAY(SELECT DISTINCT claim_id FROM fresh LIMIT 2);
BEGIN
  IF array_length(ids, 1) > 0 THEN
    PERFORM tell_live('claim', CASE WHEN array_length(ids, 1) = 1 THEN ids[1] END,
      ARRAY(SELECT DISTINCT c.assigned_to_id FROM fresh f JOIN claims c ON c.id = f.claim_id), true);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER determinations_live_insert AFTER INSERT ON determinations REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_determinations();
CREATE TRIGGER determinations_live_update AFTER UPDATE ON determinations REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_determinations();
