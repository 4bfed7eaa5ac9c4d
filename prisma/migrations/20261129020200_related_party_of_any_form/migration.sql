-- Every form asks now whether its creditor is a related party, though only Form CA has to be answered.
CREATE OR REPLACE FUNCTION place_on_desk(placed uuid[])
 RETURNS void
 LANGUAGE sql
AS $$
  INSERT INTO claim_desk AS k (id, queue, related_party, edited, creditor_type, claim_amount, assigned_to_id, submitted_at,
    admitted, contingent, not_admitted)
  SELECT c.id, desk_queue(c.quarantine_id, c.status, d.state),
    coalesce(d.related_party, c.claim_data ->> 'isRelatedParty' = 'yes', false),
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
