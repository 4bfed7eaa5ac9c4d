-- How many claims a claimant may file by bulk upload in all, where an administrator set it; else the setting's number.
ALTER TABLE users ADD COLUMN bulk_claim_limit integer;

-- The bytes that each account keeps in the portal, and has added on its last day (India's): a row for each account, kept
-- by triggers wherever something is kept whose size somebody chooses.
CREATE TABLE account_usage (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  stored_bytes bigint NOT NULL,
  day date NOT NULL,
  day_bytes bigint NOT NULL
);
CREATE INDEX account_usage_stored_bytes_user_id_idx ON account_usage (stored_bytes DESC, user_id DESC);

CREATE FUNCTION json_bytes(content jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT octet_length(content::text)::bigint
$$;

-- Everything anew: for now, and for when the triggers were ever switched off. Claims count for whoever entered them.
CREATE FUNCTION recount_stored_bytes() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE account_usage IN EXCLUSIVE MODE;
  UPDATE account_usage SET stored_bytes = 0;
  INSERT INTO account_usage AS u (user_id, stored_bytes, day, day_bytes)
  SELECT owner, sum(n), (now() AT TIME ZONE 'Asia/Kolkata')::date, 0
  FROM (
    SELECT uploaded_by_id AS owner, file_size::bigint AS n FROM documents
    UNION ALL SELECT coalesce(entered_by_id, claimant_id), json_bytes(claim_data) FROM claims
    UNION ALL SELECT replaced_by_id, json_bytes(claim_data) FROM claim_versions
    UNION ALL SELECT user_id, json_bytes("values") FROM claim_drafts
    UNION ALL SELECT sender_id, octet_length(message) FROM messages
  ) AS kept GROUP BY owner
  ON CONFLICT (user_id) DO UPDATE SET stored_bytes = EXCLUDED.stored_bytes;
END $$;
SELECT recount_stored_bytes();

-- What is removed is given back in all, and not of the day. What this transaction added stands in daava.added_bytes.
CREATE FUNCTION add_stored_bytes(owner uuid, bytes bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF bytes = 0 THEN RETURN; END IF;
  INSERT INTO account_usage AS u (user_id, stored_bytes, day, day_bytes)
  SELECT id, bytes, (now() AT TIME ZONE 'Asia/Kolkata')::date, greatest(bytes, 0) FROM users WHERE id = owner
  ON CONFLICT (user_id) DO UPDATE SET
    stored_bytes = u.stored_bytes + EXCLUDED.stored_bytes,
    day_bytes = CASE WHEN u.day = EXCLUDED.day THEN u.day_bytes ELSE 0 END + EXCLUDED.day_bytes,
    day = EXCLUDED.day;
  PERFORM set_config('daava.added_bytes', (greatest(bytes, 0)
    + coalesce(nullif(current_setting('daava.added_bytes', true), ''), '0')::bigint)::text, true);
END $$;

CREATE FUNCTION count_document_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_stored_bytes(coalesce(NEW.uploaded_by_id, OLD.uploaded_by_id),
    coalesce(NEW.file_size, 0)::bigint - coalesce(OLD.file_size, 0));
  RETURN NULL;
END $$;
CREATE TRIGGER documents_bytes AFTER INSERT OR DELETE OR UPDATE OF file_size ON documents
  FOR EACH ROW EXECUTE FUNCTION count_document_bytes();

CREATE FUNCTION count_message_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_stored_bytes(coalesce(NEW.sender_id, OLD.sender_id),
    (coalesce(octet_length(NEW.message), 0) - coalesce(octet_length(OLD.message), 0))::bigint);
  RETURN NULL;
END $$;
CREATE TRIGGER messages_bytes AFTER INSERT OR DELETE OR UPDATE OF message ON messages
  FOR EACH ROW EXECUTE FUNCTION count_message_bytes();

CREATE FUNCTION count_version_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_stored_bytes(coalesce(NEW.replaced_by_id, OLD.replaced_by_id),
    coalesce(json_bytes(NEW.claim_data), 0) - coalesce(json_bytes(OLD.claim_data), 0));
  RETURN NULL;
END $$;
CREATE TRIGGER claim_versions_bytes AFTER INSERT OR DELETE OR UPDATE OF claim_data ON claim_versions
  FOR EACH ROW EXECUTE FUNCTION count_version_bytes();

CREATE FUNCTION count_draft_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_stored_bytes(coalesce(NEW.user_id, OLD.user_id),
    coalesce(json_bytes(NEW."values"), 0) - coalesce(json_bytes(OLD."values"), 0));
  RETURN NULL;
END $$;
CREATE TRIGGER claim_drafts_bytes AFTER INSERT OR DELETE OR UPDATE OF "values" ON claim_drafts
  FOR EACH ROW EXECUTE FUNCTION count_draft_bytes();

-- New claims come in thousands; of changed ones, most leave the form alone, and what a statement does not name is not read.
CREATE FUNCTION count_new_claim_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_stored_bytes(owner, n) FROM (
    SELECT coalesce(entered_by_id, claimant_id) AS owner, sum(json_bytes(claim_data))::bigint AS n
    FROM fresh GROUP BY 1 ORDER BY 1) AS filed;
  RETURN NULL;
END $$;
CREATE TRIGGER claims_bytes_insert AFTER INSERT ON claims
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION count_new_claim_bytes();

CREATE FUNCTION count_claim_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_stored_bytes(coalesce(NEW.entered_by_id, NEW.claimant_id, OLD.entered_by_id, OLD.claimant_id),
    coalesce(json_bytes(NEW.claim_data), 0) - json_bytes(OLD.claim_data));
  RETURN NULL;
END $$;
CREATE TRIGGER claims_bytes AFTER DELETE OR UPDATE OF claim_data ON claims
  FOR EACH ROW EXECUTE FUNCTION count_claim_bytes();
