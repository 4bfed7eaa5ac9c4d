-- What a claim said before it was changed: version n of its form, and who replaced it when.
ALTER TABLE claims ADD COLUMN version integer NOT NULL DEFAULT 1;

CREATE TABLE claim_versions (
  claim_id uuid NOT NULL REFERENCES claims (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  version integer NOT NULL,
  claim_data jsonb NOT NULL,
  replaced_by_id uuid NOT NULL REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  replaced_at timestamptz(3) NOT NULL,
  PRIMARY KEY (claim_id, version)
);

-- What a person has typed into the wizard and not yet filed, one for each kind of form.
CREATE TABLE claim_drafts (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  creditor_type "CreditorType" NOT NULL,
  "values" jsonb NOT NULL,
  document_ids uuid[] NOT NULL DEFAULT '{}',
  submission_key uuid NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, creditor_type)
);

-- Files of claims that were filed, so that none is filed twice by mistake.
CREATE TABLE claim_imports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  creditor_type "CreditorType" NOT NULL,
  file_name text NOT NULL,
  sha256 bytea NOT NULL,
  claims integer NOT NULL,
  rejected integer NOT NULL,
  imported_at timestamptz(3) NOT NULL
);
CREATE INDEX claim_imports_user_id_sha256_imported_at_idx ON claim_imports (user_id, sha256, imported_at DESC);
