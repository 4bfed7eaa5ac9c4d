-- How many claims there are of each kind, kept by the database itself, so that no list and no statistics
-- has to count claims. A row adds to the claims of one day (India's) with this creditor type, status and
-- assignee; 'any' stands for all of them, 'nobody' for unassigned claims, so each combination of the three
-- filters of a list has rows of its own. A change only ever adds rows, with negative numbers for what is
-- no more: writers never wait for each other, and a reader sees exactly the changes its snapshot sees.
-- Housekeeping adds up what has the same place.

CREATE TABLE claim_counts (
  id bigserial PRIMARY KEY,
  day date NOT NULL,
  creditor_type text NOT NULL,
  status text NOT NULL,
  assignee text NOT NULL,
  n integer NOT NULL,
  amount numeric(30, 2) NOT NULL
);
CREATE INDEX claim_counts_assignee_status_creditor_type_day_idx
  ON claim_counts (assignee, status, creditor_type, day) INCLUDE (n, amount);
ALTER TABLE claim_counts SET (autovacuum_vacuum_scale_factor = 0.05,
  autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);

-- One way of adding up for every occasion; each function holds it as a statement that is planned once.
DO $make$
DECLARE
  sums constant text := $sql$
    INSERT INTO claim_counts (day, creditor_type, status, assignee, n, amount)
    SELECT day, coalesce(creditor_type, 'any'), coalesce(status, 'any'), coalesce(assignee, 'any'),
      sum(sign), sum(sign * claim_amount)
    FROM (SELECT sign, claim_amount, creditor_type::text, status::text,
            (submitted_at AT TIME ZONE 'Asia/Kolkata')::date AS day, coalesce(assigned_to_id::text, 'nobody') AS assignee
          FROM (%s) AS signed) AS placed
    GROUP BY day, CUBE (creditor_type, status, assignee)
    HAVING sum(sign) <> 0 OR sum(sign * claim_amount) <> 0;
  $sql$;
  on_change constant text := 'CREATE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql AS %L';
BEGIN
  EXECUTE format(on_change, 'count_new_claims',
    'BEGIN' || format(sums, 'SELECT *, 1 AS sign FROM fresh') || 'RETURN NULL; END');
  EXECUTE format(on_change, 'count_removed_claims',
    'BEGIN' || format(sums, 'SELECT *, -1 AS sign FROM stale') || 'RETURN NULL; END');
  EXECUTE format(on_change, 'count_changed_claims',
    'BEGIN' || format(sums, 'SELECT *, 1 AS sign FROM fresh UNION ALL SELECT *, -1 FROM stale') || 'RETURN NULL; END');
  -- Everything anew: for now, and for when the triggers were ever switched off.
  EXECUTE format('CREATE FUNCTION recount_claims() RETURNS void LANGUAGE plpgsql AS %L',
    'BEGIN LOCK TABLE claims IN SHARE ROW EXCLUSIVE MODE; DELETE FROM claim_counts;'
    || format(sums, 'SELECT *, 1 AS sign FROM claims') || 'END');
END $make$;
SELECT recount_claims();

-- Triggers that see a whole statement cannot be limited to columns; what did not change cancels out.
CREATE TRIGGER claims_count_insert AFTER INSERT ON claims
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION count_new_claims();
CREATE TRIGGER claims_count_update AFTER UPDATE ON claims
  REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION count_changed_claims();
CREATE TRIGGER claims_count_delete AFTER DELETE ON claims
  REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION count_removed_claims();

CREATE FUNCTION forget_claim_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM claim_counts;
  RETURN NULL;
END $$;
CREATE TRIGGER claims_count_truncate AFTER TRUNCATE ON claims
  FOR EACH STATEMENT EXECUTE FUNCTION forget_claim_counts();
