ALTER TYPE "AuditAction" ADD VALUE 'identifier_shown';

CREATE TYPE "IdentifierKind" AS ENUM ('pan', 'aadhaar', 'account', 'other');

-- The keyed hashes of what is encrypted in claims, so that equal numbers can be found. Claims are never
-- removed, and a foreign key would be looked up for each of the many rows that a file of claims brings.
CREATE TABLE claim_identifiers (
  claim_id uuid NOT NULL,
  kind "IdentifierKind" NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (claim_id, hash)
);
CREATE INDEX claim_identifiers_hash_idx ON claim_identifiers (hash);

-- How far what was stored before, plain or under a former key, has been encrypted under the present one.
CREATE TABLE identifier_sealing (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  key_id text,
  after_claim uuid,
  done_at timestamptz(3)
);
INSERT INTO identifier_sealing DEFAULT VALUES;

-- Hashes without a key, of contents with numbers in them that could be tried out.
UPDATE claim_submissions SET body_hash = '';
UPDATE claim_imports SET sha256 = '';
