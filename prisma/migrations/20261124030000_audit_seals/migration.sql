-- What the portal saw of the audit trail, under a key that is not in the database.

CREATE TABLE audit_seals (
  entry_id bigint NOT NULL,
  entry_hash bytea NOT NULL,
  sealed_at timestamptz(3) NOT NULL,
  whole boolean NOT NULL,
  key_id text NOT NULL,
  mac bytea NOT NULL,
  PRIMARY KEY (entry_id, sealed_at)
);
CREATE INDEX audit_seals_sealed_at_idx ON audit_seals (sealed_at);
CREATE TRIGGER audit_seals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- The server's role may add entries and nothing else: the head is kept with the owner's right. The path is fixed, since
-- a temporary table of the same name would otherwise be taken for the trail.
CREATE OR REPLACE FUNCTION keep_audit_head() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE audit_head SET (id, hash) = (SELECT id, hash FROM fresh ORDER BY id DESC LIMIT 1)
  WHERE EXISTS (SELECT 1 FROM fresh);
  RETURN NULL;
END $$;
ALTER FUNCTION chain_audit_entry() SET search_path = public, pg_temp;
