-- What went stale, told to whoever is looking: the database tells it itself, when the change commits, so
-- that no verb can forget to. A listener gets { what, claimId, users, administrators, sessions }.

CREATE FUNCTION tell_live(what text, about uuid, people uuid[], administrators boolean) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  -- A notification carries less than 8,000 bytes.
  chunk constant integer := 150;
  told uuid[] := ARRAY(SELECT DISTINCT p FROM unnest(people) AS p WHERE p IS NOT NULL);
  first integer := 1;
BEGIN
  LOOP
    PERFORM pg_notify('daava_live', json_build_object('what', what, 'claimId', about,
      'users', told[first : first + chunk - 1], 'administrators', administrators AND first = 1)::text);
    first := first + chunk;
    EXIT WHEN first > coalesce(array_length(told, 1), 0);
  END LOOP;
END $$;

-- One claim is named; of several at once, only that claims changed.
CREATE FUNCTION tell_of_new_claims() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[] := ARRAY(SELECT id FROM fresh LIMIT 2);
BEGIN
  IF array_length(ids, 1) > 0 THEN
    PERFORM tell_live('claim', CASE WHEN array_length(ids, 1) = 1 THEN ids[1] END,
      ARRAY(SELECT claimant_id FROM fresh UNION SELECT assigned_to_id FROM fresh), true);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER claims_live_insert AFTER INSERT ON claims
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_new_claims();

CREATE FUNCTION tell_of_changed_claims() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[] := ARRAY(SELECT id FROM fresh LIMIT 2);
BEGIN
  IF array_length(ids, 1) > 0 THEN
    PERFORM tell_live('claim', CASE WHEN array_length(ids, 1) = 1 THEN ids[1] END,
      ARRAY(SELECT claimant_id FROM fresh UNION SELECT assigned_to_id FROM fresh
            UNION SELECT assigned_to_id FROM stale), true);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER claims_live_update AFTER UPDATE ON claims
  REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_changed_claims();

-- A message or a document reaches everybody who sees its claim.
CREATE FUNCTION tell_of_claim_part() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  parties record;
BEGIN
  FOR parties IN
    SELECT c.id, c.claimant_id, c.assigned_to_id FROM claims c WHERE c.id IN (SELECT claim_id FROM fresh) LIMIT 100
  LOOP
    PERFORM tell_live(TG_ARGV[0], parties.id, ARRAY[parties.claimant_id, parties.assigned_to_id], true);
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER messages_live AFTER INSERT ON messages
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_claim_part('message');
CREATE TRIGGER documents_live_insert AFTER INSERT ON documents
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_claim_part('claim');
CREATE TRIGGER documents_live_update AFTER UPDATE ON documents
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_claim_part('claim');

-- A session that ended takes its stream with it.
CREATE FUNCTION tell_of_ended_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ended uuid[] := ARRAY(SELECT id FROM stale);
  first integer := 1;
BEGIN
  WHILE first <= coalesce(array_length(ended, 1), 0) LOOP
    PERFORM pg_notify('daava_live', json_build_object('what', 'signed_out', 'sessions', ended[first : first + 149])::text);
    first := first + 150;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_live AFTER DELETE ON sessions
  REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION tell_of_ended_sessions();
