-- What is admitted, contingent and not admitted of each claim by the determination in force, and what is left to verify:
-- beside where the claim lies, and added up with the counts, so that no sum reads a million claims.
DROP TRIGGER claim_desk_count_insert ON claim_desk;
DROP TRIGGER claim_desk_count_update ON claim_desk;
DROP TRIGGER claim_desk_count_delete ON claim_desk;
ALTER TABLE claim_desk
  ADD COLUMN admitted numeric(18, 2) NOT NULL DEFAULT 0,
  ADD COLUMN contingent numeric(18, 2) NOT NULL DEFAULT 0,
  ADD COLUMN not_admitted numeric(18, 2) NOT NULL DEFAULT 0,
  ADD COLUMN under_verification numeric(18, 2) NOT NULL
    GENERATED ALWAYS AS (greatest(claim_amount - admitted - contingent - not_admitted, 0)) STORED;
ALTER TABLE desk_counts
  ADD COLUMN amount numeric(30, 2) NOT NULL DEFAULT 0,
  ADD COLUMN admitted numeric(30, 2) NOT NULL DEFAULT 0,
  ADD COLUMN contingent numeric(30, 2) NOT NULL DEFAULT 0,
  ADD COLUMN not_admitted numeric(30, 2) NOT NULL DEFAULT 0,
  ADD COLUMN under_verification numeric(30, 2) NOT NULL DEFAULT 0;
UPDATE claim_desk k SET admitted = d.admitted, contingent = d.contingent, not_admitted = d.not_admitted
FROM determinations d WHERE d.claim_id = k.id AND d.state = 'confirmed';

CREATE OR REPLACE FUNCTION place_on_desk(placed uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO claim_desk AS k (id, queue, related_party, edited, creditor_type, claim_amount, assigned_to_id, submitted_at,
    admitted, contingent, not_admitted)
  SELECT c.id, desk_queue(c.quarantine_id, c.status, d.state),
    coalesce(d.related_party, c.creditor_type = 'form_ca' AND c.claim_data ->> 'isRelatedParty' = 'yes', false),
    coalesce(d.state IN ('proposed', 'returned') AND d.claim_version < c.version, false),
    c.creditor_type, c.claim_amount, c.assigned_to_id, c.submitted_at,
    coalesce(f.admitted, 0), coalesce(f.contingent, 0), coalesce(f.not_admitted, 0)
  FROM claims c LEFT JOIN LATERAL (
    SELECT state, claim_version, related_party FROM determinations WHERE claim_id = c.id ORDER BY number DESC LIMIT 1) d ON true
  LEFT JOIN determinations f ON f.claim_id = c.id AND f.state = 'confirmed'
  WHERE c.id = ANY(placed)
  ON CONFLICT (id) DO UPDATE SET queue = EXCLUDED.queue, related_party = EXCLUDED.related_party, edited = EXCLUDED.edited,
    creditor_type = EXCLUDED.creditor_type, claim_amount = EXCLUDED.claim_amount, assigned_to_id = EXCLUDED.assigned_to_id,
    submitted_at = EXCLUDED.submitted_at, admitted = EXCLUDED.admitted, contingent = EXCLUDED.contingent,
    not_admitted = EXCLUDED.not_admitted
  WHERE (k.queue, k.related_party, k.edited, k.creditor_type, k.claim_amount, k.assigned_to_id, k.submitted_at,
      k.admitted, k.contingent, k.not_admitted)
    IS DISTINCT FROM (EXCLUDED.queue, EXCLUDED.related_party, EXCLUDED.edited, EXCLUDED.creditor_type, EXCLUDED.claim_amount,
      EXCLUDED.assigned_to_id, EXCLUDED.submitted_at, EXCLUDED.admitted, EXCLUDED.contingent, EXCLUDED.not_admitted)
$$;

DO $make$
DECLARE
  sums constant text := $sql$
    INSERT INTO desk_counts (day, creditor_type, assignee, queue, flagged, n, amount, admitted, contingent, not_admitted,
      under_verification)
    SELECT day, coalesce(creditor_type, 'any'), coalesce(assignee, 'any'), queue, flagged, sum(sign), sum(sign * claim_amount),
      sum(sign * admitted), sum(sign * contingent), sum(sign * not_admitted), sum(sign * under_verification)
    FROM (SELECT sign, queue::text, flagged, creditor_type::text, coalesce(assigned_to_id::text, 'nobody') AS assignee,
            (submitted_at AT TIME ZONE 'Asia/Kolkata')::date AS day, claim_amount, admitted, contingent, not_admitted,
            under_verification
          FROM (%s) AS signed WHERE queue IS NOT NULL) AS placed
    GROUP BY day, queue, flagged, CUBE (creditor_type, assignee)
    HAVING (sum(sign), sum(sign * claim_amount), sum(sign * admitted), sum(sign * contingent), sum(sign * not_admitted),
      sum(sign * under_verification)) <> (0, 0, 0, 0, 0, 0);
  $sql$;
  on_change constant text := 'CREATE OR REPLACE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql AS %L';
BEGIN
  EXECUTE format(on_change, 'count_new_on_desk', 'BEGIN' || format(sums, 'SELECT *, 1 AS sign FROM fresh') || 'RETURN NULL; END');
  EXECUTE format(on_change, 'count_removed_from_desk',
    'BEGIN' || format(sums, 'SELECT *, -1 AS sign FROM stale') || 'RETURN NULL; END');
  EXECUTE format(on_change, 'count_moved_on_desk',
    'BEGIN' || format(sums, 'SELECT *, 1 AS sign FROM fresh UNION ALL SELECT *, -1 FROM stale') || 'RETURN NULL; END');
  EXECUTE format('CREATE OR REPLACE FUNCTION recount_desk() RETURNS void LANGUAGE plpgsql AS %L',
    'BEGIN LOCK TABLE claim_desk IN SHARE ROW EXCLUSIVE MODE; DELETE FROM desk_counts;'
    || format(sums, 'SELECT *, 1 AS sign FROM claim_desk') || 'END');
END $make$;
SELECT recount_desk();

CREATE TRIGGER claim_desk_count_insert AFTER INSERT ON claim_desk REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION count_new_on_desk();
CREATE TRIGGER claim_desk_count_update AFTER UPDATE ON claim_desk REFERENCING OLD TABLE AS stale NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION count_moved_on_desk();
CREATE TRIGGER claim_desk_count_delete AFTER DELETE ON claim_desk REFERENCING OLD TABLE AS stale
  FOR EACH STATEMENT EXECUTE FUNCTION count_removed_from_desk();
