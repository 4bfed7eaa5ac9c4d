-- Which fields of the form its replacement changed, in the order of the form: lists of versions need not open the forms.
ALTER TABLE claim_versions ADD COLUMN replaced_fields text[];

-- The audit trail has said it of each change, in that order.
UPDATE claim_versions v
SET replaced_fields = ARRAY(SELECT name FROM jsonb_array_elements_text(a.details -> 'fields') WITH ORDINALITY AS f (name, place) ORDER BY place)
FROM audit_entries a
WHERE a.claim_id = v.claim_id AND a.action = 'claim_updated'
  AND a.details ->> 'version' = (v.version + 1)::text AND jsonb_typeof(a.details -> 'fields') = 'array';

-- Of one that it says nothing of the two forms are compared as they are stored.
UPDATE claim_versions v
SET replaced_fields = ARRAY(
  SELECT key FROM jsonb_each(v.claim_data) AS former
    FULL JOIN jsonb_each(coalesce(
      (SELECT n.claim_data FROM claim_versions n WHERE n.claim_id = v.claim_id AND n.version = v.version + 1),
      (SELECT c.claim_data FROM claims c WHERE c.id = v.claim_id))) AS next USING (key)
  WHERE former.value IS DISTINCT FROM next.value AND key <> 'missingFields' ORDER BY key)
WHERE v.replaced_fields IS NULL;

ALTER TABLE claim_versions ALTER COLUMN replaced_fields SET NOT NULL;
