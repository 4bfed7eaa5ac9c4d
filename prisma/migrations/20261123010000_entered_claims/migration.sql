-- Who entered a claim for its claimant: such a claim is shown only to whoever has proven that the address is theirs.

ALTER TABLE claims ADD COLUMN entered_by_id uuid REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE;
-- What is told, counted and searched does not change with it.
ALTER TABLE claims DISABLE TRIGGER USER;
UPDATE claims c SET entered_by_id = a.user_id
FROM audit_entries a JOIN users u ON u.id = a.user_id
WHERE a.claim_id = c.id AND a.action = 'claim_submitted' AND a.user_id <> c.claimant_id;
ALTER TABLE claims ENABLE TRIGGER USER;

-- Administrators made by whoever runs the portal, who vouched for their addresses.
UPDATE users SET email_proven_at = now()
WHERE email_proven_at IS NULL AND id::text IN (
  SELECT details->>'userId' FROM audit_entries WHERE action = 'account_changed' AND details->>'change' = 'administrator');

-- `if_proven` are people who are told once their address is proven.
DROP FUNCTION tell_live(text, uuid, uuid[], boolean);
CREATE FUNCTION tell_live(what text, about uuid, people uuid[], administrators boolean, if_proven uuid[] DEFAULT '{}')
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  -- A notification carries less than 8,000 bytes.
  chunk constant integer := 75;
  told uuid[] := ARRAY(SELECT DISTINCT p FROM unnest(people) AS p WHERE p IS NOT NULL);
  perhaps uuid[] := ARRAY(SELECT DISTINCT p FROM unnest(if_proven) AS p WHERE p <> ALL(told));
  first integer := 1;
BEGIN
  LOOP
    PERFORM pg_notify('daava_live', json_build_object('what', what, 'claimId', about,
      'users', told[first : first + chunk - 1], 'ifProven', perhaps[first : first + chunk - 1],
      'administrators', administrators AND first = 1)::text);
    first := first + chunk;
    EXIT WHEN first > greatest(coalesce(array_length(told, 1), 0), coalesce(array_length(perhaps, 1), 0));
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION tell_of_new_claims() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[] := ARRAY(SELECT id FROM fresh LIMIT 2);
BEGIN
  IF array_length(ids, 1) > 0 THEN
    PERFORM tell_live('claim', CASE WHEN array_length(ids, 1) = 1 THEN ids[1] END,
      ARRAY(SELECT claimant_id FROM fresh WHERE entered_by_id IS NULL UNION SELECT assigned_to_id FROM fresh), true,
      ARRAY(SELECT claimant_id FROM fresh WHERE entered_by_id IS NOT NULL));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tell_of_changed_claims() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[] := ARRAY(SELECT id FROM fresh LIMIT 2);
BEGIN
  IF array_length(ids, 1) > 0 THEN
    PERFORM tell_live('claim', CASE WHEN array_length(ids, 1) = 1 THEN ids[1] END,
      ARRAY(SELECT claimant_id FROM fresh WHERE entered_by_id IS NULL UNION SELECT assigned_to_id FROM fresh
            UNION SELECT assigned_to_id FROM stale), true,
      ARRAY(SELECT claimant_id FROM fresh WHERE entered_by_id IS NOT NULL));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tell_of_claim_part() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  parties record;
BEGIN
  FOR parties IN
    SELECT c.id, c.claimant_id, c.assigned_to_id, c.entered_by_id IS NOT NULL AS entered
    FROM claims c WHERE c.id IN (SELECT claim_id FROM fresh) LIMIT 100
  LOOP
    PERFORM tell_live(TG_ARGV[0], parties.id,
      ARRAY[CASE WHEN NOT parties.entered THEN parties.claimant_id END, parties.assigned_to_id], true,
      ARRAY[CASE WHEN parties.entered THEN parties.claimant_id END]);
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tell_of_changed_documents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  parties record;
BEGIN
  FOR parties IN
    SELECT c.id, c.claimant_id, c.assigned_to_id, c.entered_by_id IS NOT NULL AS entered FROM claims c
    WHERE c.id IN (
      SELECT fresh.claim_id FROM fresh JOIN stale USING (id)
      WHERE (fresh.claim_id, fresh.scan_status) IS DISTINCT FROM (stale.claim_id, stale.scan_status)
    ) LIMIT 100
  LOOP
    PERFORM tell_live('claim', parties.id,
      ARRAY[CASE WHEN NOT parties.entered THEN parties.claimant_id END, parties.assigned_to_id], true,
      ARRAY[CASE WHEN parties.entered THEN parties.claimant_id END]);
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tell_people() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entered uuid[] := ARRAY(SELECT DISTINCT f.user_id FROM fresh f
    JOIN claims c ON c.id = f.claim_id AND c.claimant_id = f.user_id AND c.entered_by_id IS NOT NULL);
BEGIN
  IF EXISTS (SELECT 1 FROM fresh) THEN
    PERFORM tell_live(TG_ARGV[0], NULL,
      ARRAY(SELECT DISTINCT f.user_id FROM fresh f WHERE f.user_id <> ALL(entered)
        OR EXISTS (SELECT FROM claims c WHERE c.id = f.claim_id AND c.claimant_id = f.user_id AND c.entered_by_id IS NULL)),
      false, entered);
  END IF;
  RETURN NULL;
END $$;
