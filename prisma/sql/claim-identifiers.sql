CREATE OR REPLACE FUNCTION public.flag_same_numbers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  ids uuid[] := ARRAY(
    SELECT f.claim_id FROM fresh f
    WHERE EXISTS (SELECT FROM claim_identifiers o WHERE o.hash = f.hash AND o.claim_id <> f.claim_id)
    UNION SELECT o.claim_id FROM (SELECT DISTINCT hash FROM fresh) f CROSS JOIN LATERAL (
      SELECT i.claim_id FROM claim_identifiers i
      WHERE i.hash = f.hash AND i.claim_id NOT IN (SELECT claim_id FROM fresh) LIMIT 2) o);
BEGIN
  -- As whoever changes claims does: first their rows, in order.
  PERFORM FROM claims c JOIN claim_desk k ON k.id = c.id
  WHERE c.id = ANY(ids) AND NOT k.same_numbers ORDER BY c.id FOR NO KEY UPDATE OF c;
  UPDATE claim_desk SET same_numbers = true WHERE id = ANY(ids) AND NOT same_numbers;
  UPDATE claim_search SET same_numbers = true WHERE id = ANY(ids) AND NOT same_numbers;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.unflag_same_numbers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  ids uuid[] := ARRAY(
    SELECT had.claim_id FROM (
      SELECT claim_id FROM stale
      UNION SELECT o.claim_id FROM (SELECT DISTINCT hash FROM stale) s CROSS JOIN LATERAL (
        SELECT i.claim_id FROM claim_identifiers i WHERE i.hash = s.hash LIMIT 2) o) AS had
    WHERE NOT EXISTS (
      SELECT FROM claim_identifiers m JOIN claim_identifiers o ON o.hash = m.hash AND o.claim_id <> m.claim_id
      WHERE m.claim_id = had.claim_id));
BEGIN
  -- As whoever changes claims does: first their rows, in order.
  PERFORM FROM claims c JOIN claim_desk k ON k.id = c.id
  WHERE c.id = ANY(ids) AND k.same_numbers ORDER BY c.id FOR NO KEY UPDATE OF c;
  UPDATE claim_desk SET same_numbers = false WHERE id = ANY(ids) AND same_numbers;
  UPDATE claim_search SET same_numbers = false WHERE id = ANY(ids) AND same_numbers;
  RETURN NULL;
END $function$
;

CREATE TRIGGER claim_identifiers_desk_delete AFTER DELETE ON claim_identifiers REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION unflag_same_numbers();

CREATE TRIGGER claim_identifiers_desk_insert AFTER INSERT ON claim_identifiers REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION flag_same_numbers();
