-- A claim that was edited after its determination was confirmed is to be read again too: part of it may be under verification.
CREATE OR REPLACE FUNCTION public.place_on_desk(placed uuid[], formed boolean)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO claim_desk AS k (id, queue, related_party, edited, heads_differ, other_holder, default_day, default_after, creditor_type,
    claim_amount, assigned_to_id, submitted_at, admitted, contingent, not_admitted)
  SELECT c.id, desk_queue(c.quarantine_id, c.status, d.state),
    coalesce(d.related_party, c.claim_data ->> 'isRelatedParty' = 'yes', false),
    coalesce(d.state IN ('proposed', 'returned', 'confirmed') AND d.claim_version < c.version, false),
    CASE WHEN formed THEN heads_differ(c.creditor_type, c.claim_amount, c.claim_data) ELSE o.heads_differ END,
    CASE WHEN formed THEN other_holder(c.creditor_name, c.claim_data) ELSE o.other_holder END,
    CASE WHEN formed THEN default_day(c.creditor_type, c.claim_data) ELSE o.default_day END,
    CASE WHEN formed THEN coalesce(default_day(c.creditor_type, c.claim_data) > (SELECT commencement_date FROM case_settings), false)
      ELSE o.default_after END,
    c.creditor_type, c.claim_amount, c.assigned_to_id, c.submitted_at,
    coalesce(f.admitted, 0), coalesce(f.contingent, 0), coalesce(f.not_admitted, 0)
  FROM claims c LEFT JOIN claim_desk o ON o.id = c.id LEFT JOIN LATERAL (
    SELECT state, claim_version, related_party FROM determinations WHERE claim_id = c.id ORDER BY number DESC LIMIT 1) d ON true
  LEFT JOIN determinations f ON f.claim_id = c.id AND f.state = 'confirmed'
  WHERE c.id = ANY(placed)
  ON CONFLICT (id) DO UPDATE SET queue = EXCLUDED.queue, related_party = EXCLUDED.related_party, edited = EXCLUDED.edited,
    heads_differ = CASE WHEN formed THEN EXCLUDED.heads_differ ELSE k.heads_differ END,
    other_holder = CASE WHEN formed THEN EXCLUDED.other_holder ELSE k.other_holder END,
    default_day = CASE WHEN formed THEN EXCLUDED.default_day ELSE k.default_day END,
    default_after = CASE WHEN formed THEN EXCLUDED.default_after ELSE k.default_after END,
    creditor_type = EXCLUDED.creditor_type, claim_amount = EXCLUDED.claim_amount, assigned_to_id = EXCLUDED.assigned_to_id,
    submitted_at = EXCLUDED.submitted_at, admitted = EXCLUDED.admitted, contingent = EXCLUDED.contingent,
    not_admitted = EXCLUDED.not_admitted
  WHERE (k.queue, k.related_party, k.edited, k.creditor_type, k.claim_amount, k.assigned_to_id, k.submitted_at,
      k.admitted, k.contingent, k.not_admitted)
    IS DISTINCT FROM (EXCLUDED.queue, EXCLUDED.related_party, EXCLUDED.edited, EXCLUDED.creditor_type, EXCLUDED.claim_amount,
      EXCLUDED.assigned_to_id, EXCLUDED.submitted_at, EXCLUDED.admitted, EXCLUDED.contingent, EXCLUDED.not_admitted)
    OR formed AND (k.heads_differ, k.other_holder, k.default_day, k.default_after)
      IS DISTINCT FROM (EXCLUDED.heads_differ, EXCLUDED.other_holder, EXCLUDED.default_day, EXCLUDED.default_after)
$function$
;

-- Those that stand so already. Where a newer determination is proposed or returned, that one decides.
UPDATE claim_desk k SET edited = true
FROM determinations d JOIN claims c ON c.id = d.claim_id
WHERE k.id = d.claim_id AND d.state = 'confirmed' AND d.claim_version < c.version AND NOT k.edited
  AND NOT EXISTS (SELECT FROM determinations n WHERE n.claim_id = d.claim_id AND n.number > d.number);
