-- The whole file of claims, for the tribunal: asked for by a professional, made by whichever process takes it, kept for some days.
ALTER TYPE "AuditAction" ADD VALUE 'claim_file_made';
ALTER TYPE "AuditAction" ADD VALUE 'claim_file_downloaded';

CREATE TYPE "ClaimFileState" AS ENUM ('queued', 'made', 'failed');

CREATE TABLE claim_files (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON UPDATE CASCADE ON DELETE CASCADE,
  claim_ids uuid[] NOT NULL CHECK (cardinality(claim_ids) BETWEEN 1 AND 500),
  ids_hash bytea NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'hi')),
  ip_address text,
  user_agent text,
  state "ClaimFileState" NOT NULL DEFAULT 'queued',
  asked_at timestamptz(3) NOT NULL DEFAULT now(),
  next_try_at timestamptz(3) NOT NULL DEFAULT now(),
  started_at timestamptz(3),
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  done integer NOT NULL DEFAULT 0,
  packed_ids uuid[] NOT NULL DEFAULT '{}',
  made_at timestamptz(3),
  file_size bigint,
  sha256 bytea,
  wrapped_key bytea,
  part_ids uuid[] NOT NULL DEFAULT '{}',
  CONSTRAINT claim_files_made CHECK (num_nonnulls(made_at, file_size, sha256, wrapped_key)
    = CASE WHEN state = 'made' THEN 4 ELSE 0 END AND (state = 'made') = (cardinality(part_ids) > 0))
);
CREATE INDEX claim_files_user_id_asked_at_idx ON claim_files (user_id, asked_at DESC);
CREATE INDEX claim_files_queued ON claim_files (next_try_at) WHERE state = 'queued';
-- Asked twice while it is being made, it is the same one.
CREATE UNIQUE INDEX claim_files_once ON claim_files (user_id, language, ids_hash) WHERE state = 'queued';
