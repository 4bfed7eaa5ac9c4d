-- of claims
-- As the trail tells it; a claim without an entry was last changed when it was withdrawn.
WITH part AS MATERIALIZED (
  SELECT id, updated_at FROM claims
  WHERE status = 'withdrawn' AND id > coalesce($1::uuid, '00000000-0000-0000-0000-000000000000')
  ORDER BY id LIMIT $2 FOR UPDATE),
told AS (
  SELECT p.id, coalesce(a.timestamp, p.updated_at) AS at, a.details ->> 'from' AS status
  FROM part p LEFT JOIN LATERAL (
    SELECT e.timestamp, e.details FROM audit_entries e
    WHERE e.claim_id = p.id AND e.action = 'claim_withdrawn' ORDER BY e.id DESC LIMIT 1) a ON true),
changed AS (
  UPDATE claims c SET withdrawn_at = t.at, withdrawn_from = t.status::"ClaimStatus" FROM told t WHERE c.id = t.id)
SELECT (SELECT id::text FROM part ORDER BY id DESC LIMIT 1) AS up_to, count(*) AS rows FROM part
