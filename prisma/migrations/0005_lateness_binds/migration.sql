-- An order of the tribunal that a late creditor obtained another way than through the committee.
ALTER TYPE "LateStep" ADD VALUE 'ordered';
-- Why a list was published over what stood in its way.
ALTER TABLE creditor_lists ADD COLUMN published_over text;
-- What was admitted before lateness bound: administrators hear of each claim once, and open it from there.
INSERT INTO notifications (user_id, type, claim_id, data, created_at)
SELECT u.id, 'alert', c.id, jsonb_build_object('alert', 'late_admitted', 'name', c.claim_number), clock_timestamp()
FROM (
  SELECT c.id, c.claim_number, c.submitted_at FROM claims c JOIN determinations d ON d.claim_id = c.id AND d.state = 'confirmed'
  WHERE c.status <> 'withdrawn' AND d.admitted + d.contingent > 0
    AND c.submitted_at >= (SELECT (greatest(last_date_for_claims, commencement_date + 90, rfrp_date) + 1)::timestamp
      AT TIME ZONE 'Asia/Kolkata' FROM case_settings WHERE num_nulls(last_date_for_claims, commencement_date, rfrp_date) = 0)
    AND coalesce((SELECT l.step <> 'condoned' FROM late_claim_steps l WHERE l.claim_id = c.id ORDER BY l.number DESC LIMIT 1), true)
  ORDER BY c.submitted_at, c.id LIMIT 200) AS c, users u
WHERE u.role = 'ip_admin' AND u.status = 'active' ORDER BY c.submitted_at, c.id, u.id;
