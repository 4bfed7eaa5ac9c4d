CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TYPE "Role" AS ENUM ('claimant', 'ip_admin', 'ip_case_manager');
CREATE TYPE "AccountStatus" AS ENUM ('active', 'pending', 'declined', 'disabled');
CREATE TYPE "CreditorType" AS ENUM ('form_b', 'form_c', 'form_d', 'form_e', 'form_f', 'form_ca');
CREATE TYPE "ClaimStatus" AS ENUM ('submitted', 'under_review', 'info_required', 'approved', 'rejected');
CREATE TYPE "AuditAction" AS ENUM ('claim_submitted', 'claim_updated', 'status_changed', 'document_uploaded', 'document_refused', 'message_sent', 'claim_assigned', 'user_login', 'report_exported', 'account_changed');
CREATE TYPE "ScanStatus" AS ENUM ('not_scanned', 'clean');

-- People

CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email citext NOT NULL,
  password_hash text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text,
  role "Role" NOT NULL,
  status "AccountStatus" NOT NULL DEFAULT 'active',
  license_number text,
  organization text,
  language text NOT NULL DEFAULT 'en',
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX users_email_key ON users (email);
CREATE INDEX users_role_status_idx ON users (role, status);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  expires_at timestamptz(3) NOT NULL,
  ip_address text,
  user_agent text
);
CREATE INDEX sessions_user_id_idx ON sessions (user_id);
CREATE INDEX sessions_expires_at_idx ON sessions (expires_at);

CREATE TABLE password_resets (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  token_hash text NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX password_resets_token_hash_key ON password_resets (token_hash);

CREATE TABLE rate_counts (
  key text PRIMARY KEY,
  window_start timestamptz(3) NOT NULL,
  count integer NOT NULL
);
CREATE INDEX rate_counts_window_start_idx ON rate_counts (window_start);

CREATE TABLE case_settings (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  debtor_name text,
  debtor_cin text,
  commencement_date date,
  last_date_for_claims date,
  professional_name text,
  professional_registration text,
  professional_address text,
  professional_email text
);
INSERT INTO case_settings (id) VALUES (1);

-- Claims

CREATE SEQUENCE claim_number_seq;
CREATE FUNCTION next_claim_number() RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT 'CLM-' || to_char(now() AT TIME ZONE 'Asia/Kolkata', 'YYYY') || '-' || lpad(n::text, greatest(6, length(n::text)), '0')
  FROM (SELECT nextval('claim_number_seq') AS n) AS next
$$;

CREATE TABLE claims (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  claim_number text NOT NULL DEFAULT next_claim_number(),
  creditor_type "CreditorType" NOT NULL,
  claimant_id uuid NOT NULL REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  creditor_name text NOT NULL,
  claim_amount numeric(18, 2) NOT NULL CHECK (claim_amount > 0),
  claim_description text NOT NULL,
  nature_of_claim text NOT NULL,
  claim_data jsonb NOT NULL,
  search_text text NOT NULL DEFAULT '',
  status "ClaimStatus" NOT NULL DEFAULT 'submitted',
  review_note text,
  is_late boolean NOT NULL DEFAULT false,
  assigned_to_id uuid REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  submitted_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX claims_claim_number_key ON claims (claim_number);
CREATE INDEX claims_submitted_at_id_idx ON claims (submitted_at DESC, id DESC);
CREATE INDEX claims_claimant_id_submitted_at_id_idx ON claims (claimant_id, submitted_at DESC, id DESC);
CREATE INDEX claims_assigned_to_id_submitted_at_id_idx ON claims (assigned_to_id, submitted_at DESC, id DESC);
CREATE INDEX claims_status_submitted_at_id_idx ON claims (status, submitted_at DESC, id DESC);
CREATE INDEX claims_creditor_type_submitted_at_id_idx ON claims (creditor_type, submitted_at DESC, id DESC);
CREATE INDEX claims_search_text_idx ON claims USING gin (search_text gin_trgm_ops);

CREATE FUNCTION claim_search_text(claim claims) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT lower(concat_ws(E'\n', claim.claim_number, claim.creditor_name, u.first_name || ' ' || u.last_name, u.email::text))
  FROM users u WHERE u.id = claim.claimant_id
$$;
CREATE FUNCTION keep_claim_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := coalesce(claim_search_text(NEW), '');
  RETURN NEW;
END $$;
CREATE TRIGGER claims_search_text BEFORE INSERT OR UPDATE OF claim_number, creditor_name, claimant_id ON claims
  FOR EACH ROW EXECUTE FUNCTION keep_claim_search_text();
CREATE FUNCTION keep_claimant_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE claims SET search_text = claim_search_text(claims) WHERE claimant_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER users_search_text AFTER UPDATE OF first_name, last_name, email ON users
  FOR EACH ROW EXECUTE FUNCTION keep_claimant_search_text();

CREATE TABLE claim_submissions (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  key text NOT NULL,
  body_hash text NOT NULL,
  claim_id uuid NOT NULL REFERENCES claims (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (user_id, key)
);
CREATE UNIQUE INDEX claim_submissions_claim_id_key ON claim_submissions (claim_id);

CREATE TABLE documents (
  id uuid PRIMARY KEY,
  claim_id uuid REFERENCES claims (id) ON DELETE SET NULL ON UPDATE CASCADE,
  uploaded_by_id uuid NOT NULL REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  original_file_name text NOT NULL,
  mime_type text NOT NULL,
  file_size integer NOT NULL CHECK (file_size > 0),
  sha256 bytea NOT NULL,
  document_type text NOT NULL DEFAULT 'supporting',
  bucket_name text NOT NULL DEFAULT 'claimdocuments',
  wrapped_key bytea NOT NULL,
  scan_status "ScanStatus" NOT NULL DEFAULT 'not_scanned',
  uploaded_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX documents_claim_id_uploaded_at_idx ON documents (claim_id, uploaded_at);
CREATE INDEX documents_uploaded_by_id_idx ON documents (uploaded_by_id);

-- Conversation

CREATE TABLE messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  claim_id uuid NOT NULL REFERENCES claims (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  sender_id uuid NOT NULL REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  message text NOT NULL,
  attachment_id uuid REFERENCES documents (id) ON DELETE SET NULL ON UPDATE CASCADE,
  sent_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX messages_claim_id_sent_at_idx ON messages (claim_id, sent_at);

CREATE TABLE message_reads (
  claim_id uuid NOT NULL REFERENCES claims (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  read_at timestamptz(3) NOT NULL,
  PRIMARY KEY (claim_id, user_id)
);

-- The audit trail: each entry carries the hash of the one before it, and none can be changed or removed.

CREATE TABLE audit_entries (
  id bigint PRIMARY KEY,
  action "AuditAction" NOT NULL,
  claim_id uuid,
  user_id uuid,
  user_full_name text,
  ip_address text,
  user_agent text,
  details jsonb NOT NULL,
  timestamp timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  prev_hash bytea NOT NULL,
  hash bytea NOT NULL
);
CREATE INDEX audit_entries_claim_id_id_idx ON audit_entries (claim_id, id);

CREATE TABLE audit_head (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  id bigint NOT NULL,
  hash bytea NOT NULL
);
INSERT INTO audit_head (id, hash) VALUES (0, '\x');

CREATE FUNCTION audit_digest(entry audit_entries) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(entry.prev_hash || convert_to(jsonb_build_array(
    entry.id, entry.action, entry.claim_id, entry.user_id, entry.user_full_name, entry.ip_address,
    entry.user_agent, entry.details, round(extract(epoch FROM entry.timestamp) * 1000)
  )::text, 'UTF8'))
$$;

-- Numbered and chained here, under one lock held until commit, so that order and numbers have no gap.
CREATE FUNCTION chain_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last record;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('daava.audit'));
  SELECT id, hash INTO last FROM audit_entries ORDER BY id DESC LIMIT 1;
  NEW.id := coalesce(last.id, 0) + 1;
  NEW.prev_hash := coalesce(last.hash, '\x');
  NEW.hash := audit_digest(NEW);
  RETURN NEW;
END $$;
CREATE TRIGGER audit_entries_chain BEFORE INSERT ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION chain_audit_entry();

CREATE FUNCTION keep_audit_head() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE audit_head SET (id, hash) = (SELECT id, hash FROM fresh ORDER BY id DESC LIMIT 1)
  WHERE EXISTS (SELECT 1 FROM fresh);
  RETURN NULL;
END $$;
CREATE TRIGGER audit_entries_head AFTER INSERT ON audit_entries
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_head();

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit trail can only be added to';
END $$;
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
