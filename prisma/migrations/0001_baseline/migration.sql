CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TYPE "AccountStatus" AS ENUM ('active', 'pending', 'declined', 'disabled');
CREATE TYPE "AuditAction" AS ENUM ('claim_submitted', 'claim_updated', 'status_changed', 'document_uploaded', 'document_refused', 'message_sent', 'claim_assigned', 'user_login', 'report_exported', 'account_changed', 'case_changed', 'claim_withdrawn', 'claims_imported', 'identifier_shown', 'document_opened', 'document_removed', 'document_described', 'determination_proposed', 'determination_confirmed', 'determination_returned', 'paper_made', 'paper_opened', 'questions_asked', 'question_answered', 'question_accepted', 'question_asked_again', 'questions_reminded', 'late_claim_step', 'claim_file_made', 'claim_file_downloaded', 'paper_posted', 'claimant_invited', 'creditor_list_changed', 'objection_made', 'objection_refused', 'objection_answered', 'claim_transfer');
CREATE TYPE "ClaimFileState" AS ENUM ('queued', 'made', 'failed');
CREATE TYPE "ClaimStatus" AS ENUM ('submitted', 'under_review', 'info_required', 'approved', 'rejected', 'withdrawn');
CREATE TYPE "CreditorCategory" AS ENUM ('secured_class', 'unsecured_class', 'secured_financial', 'unsecured_financial', 'workmen', 'employees', 'government', 'operational', 'other');
CREATE TYPE "CreditorListState" AS ENUM ('making', 'draft', 'confirmed', 'published', 'withdrawn');
CREATE TYPE "CreditorType" AS ENUM ('form_b', 'form_c', 'form_d', 'form_e', 'form_f', 'form_ca');
CREATE TYPE "DeskQueue" AS ENUM ('to_verify', 'proposed', 'returned', 'waiting', 'decided');
CREATE TYPE "DeterminationBasis" AS ENUM ('original', 'revised', 'satisfied', 'assigned', 'order', 'condoned');
CREATE TYPE "DeterminationState" AS ENUM ('proposed', 'confirmed', 'returned', 'superseded');
CREATE TYPE "IdentifierKind" AS ENUM ('pan', 'aadhaar', 'account', 'other');
CREATE TYPE "LateStep" AS ENUM ('acceptable', 'not_acceptable', 'before_committee', 'before_tribunal', 'condoned', 'refused');
CREATE TYPE "MailKind" AS ENUM ('password_reset', 'email_change', 'account_notice', 'list_code', 'invitation', 'notification', 'claim_received', 'paper');
CREATE TYPE "NotificationType" AS ENUM ('status_change', 'new_message', 'document_uploaded', 'claim_assigned', 'info_required', 'determination', 'determination_returned', 'alert', 'late_claim', 'transfer');
CREATE TYPE "ObjectionState" AS ENUM ('open', 'refused', 'revised', 'lapsed');
CREATE TYPE "PaperKind" AS ENUM ('acknowledgement', 'claim_form', 'decision', 'questions', 'late_claim', 'objection');
CREATE TYPE "PaperState" AS ENUM ('queued', 'made', 'failed');
CREATE TYPE "QuestionState" AS ENUM ('asked', 'answered', 'accepted');
CREATE TYPE "ReceivedBy" AS ENUM ('post', 'in_person', 'email');
CREATE TYPE "ReminderKind" AS ENUM ('before', 'due', 'after');
CREATE TYPE "Role" AS ENUM ('claimant', 'ip_admin', 'ip_case_manager');
CREATE TYPE "ScanStatus" AS ENUM ('not_scanned', 'clean');
CREATE TYPE "TransferState" AS ENUM ('reported', 'agreed', 'proposed', 'accepted', 'refused', 'declined', 'taken_back');

CREATE SEQUENCE claim_number_seq;

CREATE TABLE users (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  email citext,
  password_hash text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text,
  role "Role" NOT NULL,
  status "AccountStatus" DEFAULT 'active'::"AccountStatus" NOT NULL,
  license_number text,
  organization text,
  language text DEFAULT 'en'::text NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  mail_off text[] DEFAULT '{}'::text[] NOT NULL,
  email_proven_at timestamptz(3),
  bulk_claim_limit integer,
  claim_limit integer,
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_reached_or_claimant CHECK (((email IS NOT NULL) OR ((role = 'claimant'::"Role") AND (password_hash IS NULL))))
);
CREATE UNIQUE INDEX users_email_key ON users (email);
CREATE INDEX users_role_status_idx ON users (role, status);

CREATE TABLE sessions (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  ip_address text,
  user_agent text,
  last_seen_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  last_active_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX sessions_user_id_idx ON sessions (user_id);
CREATE INDEX sessions_expires_at_idx ON sessions (expires_at);

CREATE TABLE password_resets (
  user_id uuid NOT NULL,
  token_hash text NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  kind "MailKind" DEFAULT 'password_reset'::"MailKind" NOT NULL,
  seed bytea,
  own boolean DEFAULT false NOT NULL,
  CONSTRAINT password_resets_pkey PRIMARY KEY (user_id, kind),
  CONSTRAINT password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX password_resets_token_hash_key ON password_resets (token_hash);

CREATE TABLE rate_counts (
  key text NOT NULL,
  window_start timestamptz(3) NOT NULL,
  count integer NOT NULL,
  CONSTRAINT rate_counts_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_counts_window_start_idx ON rate_counts (window_start);

CREATE TABLE case_settings (
  id integer DEFAULT 1 NOT NULL,
  debtor_name text,
  debtor_cin text,
  commencement_date date,
  last_date_for_claims date,
  professional_name text,
  professional_registration text,
  professional_address text,
  professional_email text,
  changed_by text,
  changed_at timestamptz(3),
  professional_hours text,
  professional_hours_hindi text,
  rfrp_date date,
  appointment_date date,
  determination_needs_two boolean DEFAULT false NOT NULL,
  question_days integer DEFAULT 7 NOT NULL,
  remind_before integer DEFAULT 3 NOT NULL,
  remind_after integer DEFAULT 3 NOT NULL,
  letter_mail text DEFAULT 'attached'::text NOT NULL,
  list_names_masked boolean DEFAULT true NOT NULL,
  list_indexed boolean DEFAULT false NOT NULL,
  objection_days integer DEFAULT 7 NOT NULL,
  class_representative text,
  CONSTRAINT case_settings_pkey PRIMARY KEY (id),
  CONSTRAINT case_settings_id_check CHECK ((id = 1)),
  CONSTRAINT case_settings_letter_mail_check CHECK ((letter_mail = ANY (ARRAY['attached'::text, 'link'::text]))),
  CONSTRAINT case_settings_objection_days_check CHECK (((objection_days >= 1) AND (objection_days <= 90))),
  CONSTRAINT case_settings_question_days_check CHECK (((question_days >= 1) AND (question_days <= 90))),
  CONSTRAINT case_settings_remind_after_check CHECK (((remind_after >= 1) AND (remind_after <= 30))),
  CONSTRAINT case_settings_remind_before_check CHECK (((remind_before >= 1) AND (remind_before <= 30)))
);

CREATE TABLE audit_entries (
  id bigint NOT NULL,
  action "AuditAction" NOT NULL,
  claim_id uuid,
  user_id uuid,
  user_full_name text,
  ip_address text,
  user_agent text,
  details jsonb NOT NULL,
  "timestamp" timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  prev_hash bytea NOT NULL,
  hash bytea NOT NULL,
  CONSTRAINT audit_entries_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_entries_claim_id_id_idx ON audit_entries (claim_id, id);

CREATE TABLE audit_head (
  one boolean DEFAULT true NOT NULL,
  id bigint NOT NULL,
  hash bytea NOT NULL,
  CONSTRAINT audit_head_pkey PRIMARY KEY (one),
  CONSTRAINT audit_head_one_check CHECK (one)
);

CREATE TABLE claim_counts (
  id bigserial NOT NULL,
  day date NOT NULL,
  creditor_type text NOT NULL,
  status text NOT NULL,
  assignee text NOT NULL,
  n integer NOT NULL,
  amount numeric(30,2) NOT NULL,
  CONSTRAINT claim_counts_pkey PRIMARY KEY (id)
) WITH (autovacuum_vacuum_scale_factor=0.05, autovacuum_vacuum_insert_scale_factor=0.05, autovacuum_analyze_scale_factor=0.05);
CREATE INDEX claim_counts_assignee_status_creditor_type_day_idx ON claim_counts (assignee, status, creditor_type, day) INCLUDE (n, amount);

CREATE TABLE claim_search (
  id uuid NOT NULL,
  search_text text NOT NULL,
  creditor_type "CreditorType" NOT NULL,
  status "ClaimStatus" NOT NULL,
  claim_amount numeric(18,2) NOT NULL,
  claimant_id uuid NOT NULL,
  assigned_to_id uuid,
  submitted_at timestamptz(3) NOT NULL,
  no_documents boolean DEFAULT true NOT NULL,
  heads_differ boolean DEFAULT false NOT NULL,
  same_numbers boolean DEFAULT false NOT NULL,
  city text,
  plain_numbers text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT claim_search_pkey PRIMARY KEY (id)
) WITH (fillfactor=90);
CREATE INDEX claim_search_claimant_id_idx ON claim_search (claimant_id);
CREATE INDEX claim_search_submitted_at_id_idx ON claim_search (submitted_at, id) WHERE no_documents;
CREATE INDEX claim_search_claim_amount_id_idx ON claim_search (claim_amount, id) WHERE no_documents;
CREATE INDEX claim_search_submitted_at_id_idx1 ON claim_search (submitted_at, id) WHERE heads_differ;
CREATE INDEX claim_search_submitted_at_id_idx2 ON claim_search (submitted_at, id) WHERE same_numbers;
CREATE INDEX claim_search_city_submitted_at_id_idx ON claim_search (city, submitted_at, id);
CREATE INDEX claim_search_plain_numbers_idx ON claim_search USING gin (plain_numbers);
CREATE INDEX claim_search_search_text_idx ON claim_search USING gin (search_text gin_trgm_ops);

CREATE TABLE claim_drafts (
  user_id uuid NOT NULL,
  creditor_type "CreditorType" NOT NULL,
  "values" jsonb NOT NULL,
  document_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  idempotency_key uuid CONSTRAINT claim_drafts_submission_key_not_null NOT NULL,
  revision integer DEFAULT 1 NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT claim_drafts_pkey PRIMARY KEY (user_id, creditor_type),
  CONSTRAINT claim_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE
);

CREATE TABLE claim_imports (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  creditor_type "CreditorType" NOT NULL,
  file_name text NOT NULL,
  sha256 bytea NOT NULL,
  claims integer NOT NULL,
  rejected integer NOT NULL,
  imported_at timestamptz(3) NOT NULL,
  CONSTRAINT claim_imports_pkey PRIMARY KEY (id),
  CONSTRAINT claim_imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE INDEX claim_imports_user_id_sha256_imported_at_idx ON claim_imports (user_id, sha256, imported_at DESC);

CREATE TABLE claim_identifiers (
  claim_id uuid NOT NULL,
  kind "IdentifierKind" NOT NULL,
  hash bytea NOT NULL,
  CONSTRAINT claim_identifiers_pkey PRIMARY KEY (claim_id, hash)
);
CREATE INDEX claim_identifiers_hash_idx ON claim_identifiers (hash);

CREATE TABLE identifier_sealing (
  id integer DEFAULT 1 NOT NULL,
  key_id text,
  after_claim uuid,
  done_at timestamptz(3),
  CONSTRAINT identifier_sealing_pkey PRIMARY KEY (id),
  CONSTRAINT identifier_sealing_id_check CHECK ((id = 1))
);

CREATE TABLE second_factors (
  user_id uuid NOT NULL,
  sealed_secret bytea NOT NULL,
  key_id text NOT NULL,
  confirmed_at timestamptz(3),
  last_step integer DEFAULT 0 NOT NULL,
  CONSTRAINT second_factors_pkey PRIMARY KEY (user_id),
  CONSTRAINT second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE
);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE
);

CREATE TABLE email_changes (
  user_id uuid NOT NULL,
  new_email citext NOT NULL,
  token_hash text,
  expires_at timestamptz(3) NOT NULL,
  proves boolean DEFAULT false NOT NULL,
  seed bytea,
  CONSTRAINT email_changes_pkey PRIMARY KEY (user_id, proves),
  CONSTRAINT email_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX email_changes_token_hash_key ON email_changes (token_hash);

CREATE TABLE unfinished_files (
  id uuid NOT NULL,
  bucket_name text NOT NULL,
  begun_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT unfinished_files_pkey PRIMARY KEY (id)
);

CREATE TABLE reset_requests (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  email citext NOT NULL,
  own boolean DEFAULT false NOT NULL,
  CONSTRAINT reset_requests_pkey PRIMARY KEY (id)
);

CREATE TABLE administrator_proposals (
  user_id uuid NOT NULL,
  proposed_by_id uuid NOT NULL,
  proposed_at timestamptz(3) NOT NULL,
  kind text DEFAULT 'promote'::text NOT NULL,
  CONSTRAINT administrator_proposals_pkey PRIMARY KEY (user_id),
  CONSTRAINT administrator_proposals_proposed_by_id_fkey FOREIGN KEY (proposed_by_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT administrator_proposals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE
);

CREATE TABLE account_usage (
  user_id uuid NOT NULL,
  stored_bytes bigint NOT NULL,
  day date NOT NULL,
  day_bytes bigint NOT NULL,
  search_text text NOT NULL,
  CONSTRAINT account_usage_pkey PRIMARY KEY (user_id),
  CONSTRAINT account_usage_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX account_usage_stored_bytes_user_id_idx ON account_usage (stored_bytes DESC, user_id DESC);
CREATE INDEX account_usage_day_day_bytes_user_id_idx ON account_usage (day DESC, day_bytes DESC, user_id DESC);
CREATE INDEX account_usage_search_text_user_id_idx ON account_usage (search_text, user_id);
CREATE INDEX account_usage_search_text_idx ON account_usage USING gin (search_text gin_trgm_ops);

CREATE TABLE quarantines (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  import_id uuid,
  claims integer DEFAULT 0 NOT NULL,
  begun_at timestamptz(3) DEFAULT now() NOT NULL,
  begun_by_id uuid NOT NULL,
  lifted_at timestamptz(3),
  CONSTRAINT quarantines_pkey PRIMARY KEY (id),
  CONSTRAINT quarantines_begun_by_id_fkey FOREIGN KEY (begun_by_id) REFERENCES users(id) ON UPDATE CASCADE,
  CONSTRAINT quarantines_import_id_fkey FOREIGN KEY (import_id) REFERENCES claim_imports(id) ON UPDATE CASCADE,
  CONSTRAINT quarantines_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE
);
CREATE INDEX quarantines_begun_at_id_idx ON quarantines (begun_at DESC, id DESC);
CREATE UNIQUE INDEX quarantines_in_force ON quarantines (user_id, COALESCE(import_id, user_id)) WHERE (lifted_at IS NULL);

CREATE TABLE claims (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  claim_number text NOT NULL,
  creditor_type "CreditorType" NOT NULL,
  claimant_id uuid NOT NULL,
  creditor_name text NOT NULL,
  claim_amount numeric(18,2) NOT NULL,
  claim_description text NOT NULL,
  nature_of_claim text NOT NULL,
  claim_data jsonb NOT NULL,
  status "ClaimStatus" DEFAULT 'submitted'::"ClaimStatus" NOT NULL,
  review_note text,
  assigned_to_id uuid,
  submitted_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  withdrawal_reason text,
  version integer DEFAULT 1 NOT NULL,
  entered_by_id uuid,
  quarantine_id uuid,
  received_by "ReceivedBy",
  form_edition text NOT NULL,
  CONSTRAINT claims_pkey PRIMARY KEY (id),
  CONSTRAINT claims_claim_amount_check CHECK ((claim_amount > (0)::numeric)),
  CONSTRAINT claims_received_entered CHECK (((received_by IS NULL) OR (entered_by_id IS NOT NULL))),
  CONSTRAINT claims_assigned_to_id_fkey FOREIGN KEY (assigned_to_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL,
  CONSTRAINT claims_claimant_id_fkey FOREIGN KEY (claimant_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  CONSTRAINT claims_entered_by_id_fkey FOREIGN KEY (entered_by_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL,
  CONSTRAINT claims_quarantine_id_fkey FOREIGN KEY (quarantine_id) REFERENCES quarantines(id) ON UPDATE CASCADE
);
CREATE UNIQUE INDEX claims_claim_number_key ON claims (claim_number);
CREATE INDEX claims_claimant_id_submitted_at_id_status_idx ON claims (claimant_id, submitted_at DESC, id DESC, status);
CREATE INDEX claims_quarantine_id_submitted_at_id_idx ON claims (quarantine_id, submitted_at DESC, id DESC) WHERE (quarantine_id IS NOT NULL);
CREATE INDEX claims_submitted_at_id_idx ON claims (submitted_at DESC, id DESC) WHERE (quarantine_id IS NULL);
CREATE INDEX claims_creditor_type_submitted_at_id_idx ON claims (creditor_type, submitted_at DESC, id DESC) WHERE (quarantine_id IS NULL);
CREATE INDEX claims_assigned_to_id_submitted_at_id_status_creditor_type_idx ON claims (assigned_to_id, submitted_at DESC, id DESC, status, creditor_type) WHERE (quarantine_id IS NULL);
CREATE INDEX claims_status_submitted_at_id_creditor_type_assigned_to_id_idx ON claims (status, submitted_at DESC, id DESC, creditor_type, assigned_to_id) WHERE (quarantine_id IS NULL);
CREATE INDEX claims_claim_amount_id_status_creditor_type_assigned_to_id_idx ON claims (claim_amount, id, status, creditor_type, assigned_to_id) WHERE (quarantine_id IS NULL);
CREATE INDEX claims_updated_at_id_idx ON claims (updated_at, id) WHERE (quarantine_id IS NULL);

CREATE TABLE claim_submissions (
  user_id uuid NOT NULL,
  idempotency_key text CONSTRAINT claim_submissions_key_not_null NOT NULL,
  body_hash text NOT NULL,
  claim_id uuid NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT claim_submissions_pkey PRIMARY KEY (user_id, idempotency_key),
  CONSTRAINT claim_submissions_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  CONSTRAINT claim_submissions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE UNIQUE INDEX claim_submissions_claim_id_key ON claim_submissions (claim_id);

CREATE TABLE documents (
  id uuid NOT NULL,
  claim_id uuid,
  uploaded_by_id uuid NOT NULL,
  original_file_name text NOT NULL,
  mime_type text NOT NULL,
  file_size integer NOT NULL,
  sha256 bytea NOT NULL,
  document_type text DEFAULT 'supporting'::text NOT NULL,
  bucket_name text DEFAULT 'claimdocuments'::text NOT NULL,
  wrapped_key bytea NOT NULL,
  scan_status "ScanStatus" DEFAULT 'not_scanned'::"ScanStatus" NOT NULL,
  uploaded_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  idempotency_key uuid,
  CONSTRAINT documents_pkey PRIMARY KEY (id),
  CONSTRAINT documents_file_size_check CHECK ((file_size > 0)),
  CONSTRAINT documents_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id) ON UPDATE CASCADE ON DELETE SET NULL,
  CONSTRAINT documents_uploaded_by_id_fkey FOREIGN KEY (uploaded_by_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE INDEX documents_claim_id_uploaded_at_idx ON documents (claim_id, uploaded_at);
CREATE INDEX documents_uploaded_by_id_idx ON documents (uploaded_by_id);
CREATE UNIQUE INDEX documents_uploaded_by_id_idempotency_key_key ON documents (uploaded_by_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);

CREATE TABLE messages (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  claim_id uuid NOT NULL,
  sender_id uuid NOT NULL,
  message text NOT NULL,
  attachment_id uuid,
  sent_at timestamptz(3) NOT NULL,
  seq bigint NOT NULL,
  idempotency_key uuid,
  CONSTRAINT messages_pkey PRIMARY KEY (id),
  CONSTRAINT messages_attachment_id_fkey FOREIGN KEY (attachment_id) REFERENCES documents(id) ON UPDATE CASCADE ON DELETE SET NULL,
  CONSTRAINT messages_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  CONSTRAINT messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE UNIQUE INDEX messages_claim_id_seq_key ON messages (claim_id, seq);
CREATE UNIQUE INDEX messages_sender_id_idempotency_key_key ON messages (sender_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE INDEX messages_attachment_id_idx ON messages (attachment_id) WHERE (attachment_id IS NOT NULL);

CREATE TABLE message_reads (
  claim_id uuid NOT NULL,
  user_id uuid NOT NULL,
  read_at timestamptz(3),
  read_count integer DEFAULT 0 NOT NULL,
  unread integer DEFAULT 0 NOT NULL,
  newest_at timestamptz(3),
  CONSTRAINT message_reads_pkey PRIMARY KEY (claim_id, user_id),
  CONSTRAINT message_reads_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  CONSTRAINT message_reads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE INDEX message_reads_unread_idx ON message_reads (user_id, newest_at DESC) INCLUDE (claim_id, unread) WHERE (unread > 0);

CREATE TABLE conversations (
  claim_id uuid NOT NULL,
  messages integer NOT NULL,
  from_claimant integer NOT NULL,
  last_sent_at timestamptz(3) NOT NULL,
  claimant_wrote_at timestamptz(3),
  CONSTRAINT conversations_pkey PRIMARY KEY (claim_id),
  CONSTRAINT conversations_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE INDEX conversations_claimant_wrote_at_idx ON conversations (claimant_wrote_at DESC) WHERE (claimant_wrote_at IS NOT NULL);

CREATE TABLE notifications (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  type "NotificationType" NOT NULL,
  claim_id uuid,
  data jsonb NOT NULL,
  count integer DEFAULT 1 NOT NULL,
  is_read boolean DEFAULT false NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT notifications_pkey PRIMARY KEY (id),
  CONSTRAINT notifications_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  CONSTRAINT notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE INDEX notifications_user_id_created_at_id_idx ON notifications (user_id, created_at DESC, id DESC);
CREATE INDEX notifications_unread_idx ON notifications (user_id) WHERE (NOT is_read);
CREATE UNIQUE INDEX notifications_gathering_key ON notifications (user_id, claim_id, type) WHERE ((NOT is_read) AND (type = ANY (ARRAY['new_message'::"NotificationType", 'document_uploaded'::"NotificationType"])));

CREATE TABLE claim_versions (
  claim_id uuid NOT NULL,
  version integer NOT NULL,
  claim_data jsonb NOT NULL,
  replaced_by_id uuid NOT NULL,
  replaced_at timestamptz(3) NOT NULL,
  replaced_fields text[] NOT NULL,
  form_edition text NOT NULL,
  CONSTRAINT claim_versions_pkey PRIMARY KEY (claim_id, version),
  CONSTRAINT claim_versions_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  CONSTRAINT claim_versions_replaced_by_id_fkey FOREIGN KEY (replaced_by_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT
);

CREATE TABLE audit_seals (
  entry_id bigint NOT NULL,
  entry_hash bytea NOT NULL,
  sealed_at timestamptz(3) NOT NULL,
  whole boolean NOT NULL,
  key_id text NOT NULL,
  mac bytea NOT NULL,
  CONSTRAINT audit_seals_pkey PRIMARY KEY (entry_id, sealed_at)
);
CREATE INDEX audit_seals_sealed_at_idx ON audit_seals (sealed_at);

CREATE TABLE known_devices (
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  last_used_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT known_devices_pkey PRIMARY KEY (user_id, token_hash),
  CONSTRAINT known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX known_devices_last_used_at_idx ON known_devices (last_used_at);

CREATE TABLE alerts (
  kind text NOT NULL,
  cause text NOT NULL,
  day date NOT NULL,
  CONSTRAINT alerts_pkey PRIMARY KEY (day, kind, cause)
);

CREATE TABLE passkeys (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  credential_id bytea NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] DEFAULT '{}'::text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  last_used_at timestamptz(3),
  CONSTRAINT passkeys_pkey PRIMARY KEY (id),
  CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX passkeys_credential_id_key ON passkeys (credential_id);
CREATE INDEX passkeys_user_id_idx ON passkeys (user_id);

CREATE TABLE used_challenges (
  hash bytea NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT used_challenges_pkey PRIMARY KEY (hash)
);
CREATE INDEX used_challenges_expires_at_idx ON used_challenges (expires_at);

CREATE TABLE determinations (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  claim_id uuid NOT NULL,
  number integer NOT NULL,
  claim_version integer NOT NULL,
  state "DeterminationState" NOT NULL,
  basis "DeterminationBasis" DEFAULT 'original'::"DeterminationBasis" NOT NULL,
  heads jsonb NOT NULL,
  claimed numeric(18,2) NOT NULL,
  admitted numeric(18,2) NOT NULL,
  contingent numeric(18,2) NOT NULL,
  not_admitted numeric(18,2) NOT NULL,
  under_verification numeric(18,2) NOT NULL,
  moved boolean DEFAULT false NOT NULL,
  secured_amount numeric(18,2) DEFAULT 0 NOT NULL,
  guaranteed_amount numeric(18,2) DEFAULT 0 NOT NULL,
  set_off_amount numeric(18,2) DEFAULT 0 NOT NULL,
  related_party boolean DEFAULT false NOT NULL,
  related_party_exempt boolean DEFAULT false NOT NULL,
  category "CreditorCategory" NOT NULL,
  workman boolean,
  government boolean,
  remarks text,
  internal_note text,
  law_edition text NOT NULL,
  rule text,
  proposed_by_id uuid,
  proposed_at timestamptz(3) DEFAULT now() NOT NULL,
  confirmed_by_id uuid,
  confirmed_at timestamptz(3),
  returned_by_id uuid,
  returned_at timestamptz(3),
  return_remark text,
  effective_on date,
  review_note text,
  CONSTRAINT determinations_pkey PRIMARY KEY (id),
  CONSTRAINT determinations_confirmed CHECK (((state <> 'confirmed'::"DeterminationState") OR (confirmed_at IS NOT NULL))),
  CONSTRAINT determinations_effective_of_assigned CHECK (((effective_on IS NULL) OR (basis = 'assigned'::"DeterminationBasis"))),
  CONSTRAINT determinations_guaranteed_amount_check CHECK ((guaranteed_amount >= (0)::numeric)),
  CONSTRAINT determinations_number_check CHECK ((number >= 1)),
  CONSTRAINT determinations_returned CHECK (((state <> 'returned'::"DeterminationState") OR (returned_at IS NOT NULL))),
  CONSTRAINT determinations_secured_amount_check CHECK ((secured_amount >= (0)::numeric)),
  CONSTRAINT determinations_set_off_amount_check CHECK ((set_off_amount >= (0)::numeric)),
  CONSTRAINT determinations_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id) ON UPDATE CASCADE,
  CONSTRAINT determinations_confirmed_by_id_fkey FOREIGN KEY (confirmed_by_id) REFERENCES users(id) ON UPDATE CASCADE,
  CONSTRAINT determinations_proposed_by_id_fkey FOREIGN KEY (proposed_by_id) REFERENCES users(id) ON UPDATE CASCADE,
  CONSTRAINT determinations_returned_by_id_fkey FOREIGN KEY (returned_by_id) REFERENCES users(id) ON UPDATE CASCADE
);
CREATE UNIQUE INDEX determinations_claim_id_number_key ON determinations (claim_id, number DESC);
CREATE UNIQUE INDEX determinations_proposed ON determinations (claim_id) WHERE (state = 'proposed'::"DeterminationState");
CREATE UNIQUE INDEX determinations_in_force ON determinations (claim_id) WHERE (state = 'confirmed'::"DeterminationState");

CREATE TABLE claim_desk (
  id uuid NOT NULL,
  queue "DeskQueue",
  related_party boolean NOT NULL,
  edited boolean NOT NULL,
  same_numbers boolean DEFAULT false NOT NULL,
  creditor_type "CreditorType" NOT NULL,
  claim_amount numeric(18,2) NOT NULL,
  assigned_to_id uuid,
  submitted_at timestamptz(3) NOT NULL,
  admitted numeric(18,2) DEFAULT 0 NOT NULL,
  contingent numeric(18,2) DEFAULT 0 NOT NULL,
  not_admitted numeric(18,2) DEFAULT 0 NOT NULL,
  under_verification numeric(18,2) GENERATED ALWAYS AS (GREATEST((((claim_amount - admitted) - contingent) - not_admitted), (0)::numeric)) STORED NOT NULL,
  heads_differ boolean DEFAULT false NOT NULL,
  other_holder boolean DEFAULT false NOT NULL,
  default_day date,
  default_after boolean DEFAULT false NOT NULL,
  flagged boolean GENERATED ALWAYS AS ((related_party OR edited OR same_numbers OR heads_differ OR other_holder OR default_after)) STORED NOT NULL,
  CONSTRAINT claim_desk_pkey PRIMARY KEY (id),
  CONSTRAINT claim_desk_id_fkey FOREIGN KEY (id) REFERENCES claims(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX claim_desk_queue_submitted_at_id_idx ON claim_desk (queue, submitted_at, id) WHERE (queue IS NOT NULL);
CREATE INDEX claim_desk_queue_claim_amount_id_idx ON claim_desk (queue, claim_amount, id) WHERE (queue IS NOT NULL);
CREATE INDEX claim_desk_queue_creditor_type_submitted_at_id_idx ON claim_desk (queue, creditor_type, submitted_at, id) WHERE (queue IS NOT NULL);
CREATE INDEX claim_desk_assigned_to_id_queue_submitted_at_id_idx ON claim_desk (assigned_to_id, queue, submitted_at, id) WHERE (queue IS NOT NULL);
CREATE INDEX claim_desk_assigned_to_id_queue_claim_amount_id_idx ON claim_desk (assigned_to_id, queue, claim_amount, id) WHERE (queue IS NOT NULL);
CREATE INDEX claim_desk_submitted_at_id_idx ON claim_desk (submitted_at, id) WHERE (flagged AND (queue <> 'decided'::"DeskQueue"));

CREATE TABLE desk_counts (
  id bigserial NOT NULL,
  day date NOT NULL,
  creditor_type text NOT NULL,
  assignee text NOT NULL,
  queue text NOT NULL,
  flagged boolean NOT NULL,
  n integer NOT NULL,
  amount numeric(30,2) DEFAULT 0 NOT NULL,
  admitted numeric(30,2) DEFAULT 0 NOT NULL,
  contingent numeric(30,2) DEFAULT 0 NOT NULL,
  not_admitted numeric(30,2) DEFAULT 0 NOT NULL,
  under_verification numeric(30,2) DEFAULT 0 NOT NULL,
  CONSTRAINT desk_counts_pkey PRIMARY KEY (id)
);
CREATE INDEX desk_counts_assignee_creditor_type_queue_day_idx ON desk_counts (assignee, creditor_type, queue, day);

CREATE TABLE desk_views (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  place text DEFAULT 'desk'::text NOT NULL,
  shared boolean DEFAULT false NOT NULL,
  CONSTRAINT desk_views_pkey PRIMARY KEY (id),
  CONSTRAINT desk_views_user_id_place_name_key UNIQUE (user_id, place, name),
  CONSTRAINT desk_views_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  CONSTRAINT desk_views_place_check CHECK ((place = ANY (ARRAY['desk'::text, 'claims'::text]))),
  CONSTRAINT desk_views_query_check CHECK ((length(query) <= 1000)),
  CONSTRAINT desk_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX desk_views_place_name_idx ON desk_views (place, name) WHERE shared;

CREATE UNLOGGED TABLE claim_viewers (
  user_id uuid NOT NULL,
  claim_id uuid NOT NULL,
  opened_at timestamptz(3) DEFAULT now() NOT NULL,
  seen_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT claim_viewers_pkey PRIMARY KEY (user_id, claim_id)
);
CREATE INDEX claim_viewers_claim_id_idx ON claim_viewers (claim_id);

CREATE TABLE proposal_rules (
  creditor_type "CreditorType" NOT NULL,
  is_on boolean DEFAULT false NOT NULL,
  below numeric(18,2),
  looked_at timestamptz(3),
  looked_id uuid,
  CONSTRAINT proposal_rules_pkey PRIMARY KEY (creditor_type),
  CONSTRAINT proposal_rules_below_check CHECK ((below > (0)::numeric)),
  CONSTRAINT proposal_rules_complete CHECK (((below IS NOT NULL) OR (NOT is_on)))
);

CREATE TABLE list_layouts (
  user_id uuid NOT NULL,
  layout jsonb NOT NULL,
  CONSTRAINT list_layouts_pkey PRIMARY KEY (user_id),
  CONSTRAINT list_layouts_layout_check CHECK ((pg_column_size(layout) <= 16384)),
  CONSTRAINT list_layouts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE mark_counts (
  id bigserial NOT NULL,
  day date NOT NULL,
  creditor_type text NOT NULL,
  status text NOT NULL,
  assignee text NOT NULL,
  no_documents boolean NOT NULL,
  heads_differ boolean NOT NULL,
  same_numbers boolean NOT NULL,
  n integer NOT NULL,
  amount numeric(30,2) NOT NULL,
  CONSTRAINT mark_counts_pkey PRIMARY KEY (id)
);
CREATE INDEX mark_counts_assignee_status_creditor_type_day_idx ON mark_counts (assignee, status, creditor_type, day);

CREATE TABLE claim_selections (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  claim_ids uuid[] NOT NULL,
  made_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT claim_selections_pkey PRIMARY KEY (id),
  CONSTRAINT claim_selections_claim_ids_check CHECK (((cardinality(claim_ids) >= 1) AND (cardinality(claim_ids) <= 200000))),
  CONSTRAINT claim_selections_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX claim_selections_user_id_made_at_idx ON claim_selections (user_id, made_at);

CREATE TABLE question_lists (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  claim_id uuid NOT NULL,
  number integer NOT NULL,
  due date NOT NULL,
  due_since date NOT NULL,
  asked_by_id uuid NOT NULL,
  asked_at timestamptz(3) DEFAULT now() NOT NULL,
  changed_at timestamptz(3) DEFAULT now() NOT NULL,
  closed_at timestamptz(3),
  CONSTRAINT question_lists_pkey PRIMARY KEY (id),
  CONSTRAINT question_lists_number_check CHECK ((number >= 1)),
  CONSTRAINT question_lists_asked_by_id_fkey FOREIGN KEY (asked_by_id) REFERENCES users(id) ON UPDATE CASCADE,
  CONSTRAINT question_lists_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id) ON UPDATE CASCADE
);
CREATE UNIQUE INDEX question_lists_claim_id_number_key ON question_lists (claim_id, number DESC);
CREATE INDEX question_lists_open ON question_lists (due) WHERE (closed_at IS NULL);

CREATE TABLE question_items (
  list_id uuid NOT NULL,
  n integer NOT NULL,
  text text NOT NULL,
  code text,
  document_slot text,
  state "QuestionState" DEFAULT 'asked'::"QuestionState" NOT NULL,
  accepted_by_id uuid,
  accepted_at timestamptz(3),
  CONSTRAINT question_items_pkey PRIMARY KEY (list_id, n),
  CONSTRAINT question_items_accepted CHECK ((num_nonnulls(accepted_by_id, accepted_at) =
CASE
    WHEN (state = 'accepted'::"QuestionState") THEN 2
    ELSE 0
END)),
  CONSTRAINT question_items_n_check CHECK ((n >= 1)),
  CONSTRAINT question_items_accepted_by_id_fkey FOREIGN KEY (accepted_by_id) REFERENCES users(id) ON UPDATE CASCADE,
  CONSTRAINT question_items_list_id_fkey FOREIGN KEY (list_id) REFERENCES question_lists(id) ON UPDATE CASCADE
);

CREATE TABLE question_answers (
  list_id uuid NOT NULL,
  n integer NOT NULL,
  turn integer NOT NULL,
  answer text,
  unavailable boolean DEFAULT false NOT NULL,
  document_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  answered_by_id uuid NOT NULL,
  answered_at timestamptz(3) NOT NULL,
  returned_by_id uuid,
  returned_at timestamptz(3),
  remark text,
  CONSTRAINT question_answers_pkey PRIMARY KEY (list_id, n, turn),
  CONSTRAINT question_answers_say_something CHECK (((answer IS NOT NULL) OR unavailable OR (cardinality(document_ids) > 0))),
  CONSTRAINT question_answers_turn_check CHECK ((turn >= 1)),
  CONSTRAINT question_answers_answered_by_id_fkey FOREIGN KEY (answered_by_id) REFERENCES users(id) ON UPDATE CASCADE,
  CONSTRAINT question_answers_list_id_n_fkey FOREIGN KEY (list_id, n) REFERENCES question_items(list_id, n) ON UPDATE CASCADE,
  CONSTRAINT question_answers_returned_by_id_fkey FOREIGN KEY (returned_by_id) REFERENCES users(id) ON UPDATE CASCADE
);

CREATE TABLE question_reminders (
  list_id uuid NOT NULL,
  due date NOT NULL,
  kind "ReminderKind" NOT NULL,
  sent_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT question_reminders_pkey PRIMARY KEY (list_id, due, kind),
  CONSTRAINT question_reminders_list_id_fkey FOREIGN KEY (list_id) REFERENCES question_lists(id) ON UPDATE CASCADE
);

CREATE TABLE late_claim_steps (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  claim_id uuid NOT NULL,
  number integer NOT NULL,
  step "LateStep" NOT NULL,
  on_day date NOT NULL,
  reasons text,
  law_edition text NOT NULL,
  taken_by_id uuid NOT NULL,
  taken_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT late_claim_steps_pkey PRIMARY KEY (id),
  CONSTRAINT late_claim_steps_number_check CHECK ((number >= 1)),
  CONSTRAINT late_claim_steps_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id) ON UPDATE CASCADE,
  CONSTRAINT late_claim_steps_taken_by_id_fkey FOREIGN KEY (taken_by_id) REFERENCES users(id) ON UPDATE CASCADE
);
CREATE UNIQUE INDEX late_claim_steps_claim_id_number_key ON late_claim_steps (claim_id, number DESC);

CREATE TABLE claim_files (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  claim_ids uuid[] NOT NULL,
  ids_hash bytea NOT NULL,
  language text NOT NULL,
  ip_address text,
  user_agent text,
  state "ClaimFileState" DEFAULT 'queued'::"ClaimFileState" NOT NULL,
  asked_at timestamptz(3) DEFAULT now() NOT NULL,
  next_try_at timestamptz(3) DEFAULT now() NOT NULL,
  started_at timestamptz(3),
  attempts integer DEFAULT 0 NOT NULL,
  last_error text,
  done integer DEFAULT 0 NOT NULL,
  packed_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  made_at timestamptz(3),
  file_size bigint,
  sha256 bytea,
  wrapped_key bytea,
  part_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  CONSTRAINT claim_files_pkey PRIMARY KEY (id),
  CONSTRAINT claim_files_claim_ids_check CHECK (((cardinality(claim_ids) >= 1) AND (cardinality(claim_ids) <= 500))),
  CONSTRAINT claim_files_language_check CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text]))),
  CONSTRAINT claim_files_made CHECK (((num_nonnulls(made_at, file_size, sha256, wrapped_key) =
CASE
    WHEN (state = 'made'::"ClaimFileState") THEN 4
    ELSE 0
END) AND ((state = 'made'::"ClaimFileState") = (cardinality(part_ids) > 0)))),
  CONSTRAINT claim_files_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX claim_files_user_id_asked_at_idx ON claim_files (user_id, asked_at DESC);
CREATE INDEX claim_files_queued ON claim_files (next_try_at) WHERE (state = 'queued'::"ClaimFileState");
CREATE UNIQUE INDEX claim_files_once ON claim_files (user_id, language, ids_hash) WHERE (state = 'queued'::"ClaimFileState");

CREATE TABLE creditor_lists (
  number integer NOT NULL,
  as_on date NOT NULL,
  state "CreditorListState" DEFAULT 'making'::"CreditorListState" NOT NULL,
  law_edition text NOT NULL,
  asked_by_id uuid NOT NULL,
  asked_at timestamptz(3) DEFAULT now() NOT NULL,
  next_try_at timestamptz(3) DEFAULT now() NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  made_at timestamptz(3),
  debtor_name text,
  debtor_cin text,
  commencement_date date,
  professional_name text,
  professional_registration text,
  rows integer,
  sums jsonb,
  hindrances jsonb,
  voting_base numeric(30,2),
  class_base numeric(30,2),
  sha256 bytea,
  confirmed_by_id uuid,
  confirmed_at timestamptz(3),
  published_by_id uuid,
  published_at timestamptz(3),
  withdrawn_by_id uuid,
  withdrawn_at timestamptz(3),
  objections_until date,
  class_representative text,
  CONSTRAINT creditor_lists_pkey PRIMARY KEY (number),
  CONSTRAINT creditor_lists_made CHECK ((num_nonnulls(made_at, rows, sums, hindrances, voting_base, class_base, sha256) =
CASE
    WHEN ((state = 'making'::"CreditorListState") OR ((state = 'withdrawn'::"CreditorListState") AND (made_at IS NULL))) THEN 0
    ELSE 7
END)),
  CONSTRAINT creditor_lists_number_check CHECK ((number >= 1)),
  CONSTRAINT creditor_lists_objections CHECK (((state <> 'published'::"CreditorListState") OR (objections_until IS NOT NULL))),
  CONSTRAINT creditor_lists_asked_by_id_fkey FOREIGN KEY (asked_by_id) REFERENCES users(id) ON UPDATE CASCADE,
  CONSTRAINT creditor_lists_confirmed_by_id_fkey FOREIGN KEY (confirmed_by_id) REFERENCES users(id) ON UPDATE CASCADE,
  CONSTRAINT creditor_lists_published_by_id_fkey FOREIGN KEY (published_by_id) REFERENCES users(id) ON UPDATE CASCADE,
  CONSTRAINT creditor_lists_withdrawn_by_id_fkey FOREIGN KEY (withdrawn_by_id) REFERENCES users(id) ON UPDATE CASCADE
);
CREATE UNIQUE INDEX creditor_lists_making ON creditor_lists (state) WHERE (state = 'making'::"CreditorListState");

CREATE TABLE creditor_list_rows (
  list_number integer NOT NULL,
  annexure integer NOT NULL,
  sl_no integer NOT NULL,
  claim_id uuid NOT NULL,
  employee integer NOT NULL,
  claim_number text NOT NULL,
  name text NOT NULL,
  representative text,
  received_on date NOT NULL,
  form "CreditorType" NOT NULL,
  nature text NOT NULL,
  claimed numeric(18,2) NOT NULL,
  admitted numeric(18,2) NOT NULL,
  contingent numeric(18,2) NOT NULL,
  not_admitted numeric(18,2) NOT NULL,
  under_verification numeric(18,2) NOT NULL,
  secured_amount numeric(18,2) NOT NULL,
  guaranteed_amount numeric(18,2) NOT NULL,
  set_off_amount numeric(18,2) NOT NULL,
  related_party boolean NOT NULL,
  voting boolean NOT NULL,
  remarks text,
  reasons text[] NOT NULL,
  hindrances integer NOT NULL,
  CONSTRAINT creditor_list_rows_pkey PRIMARY KEY (list_number, annexure, sl_no),
  CONSTRAINT creditor_list_rows_annexure_check CHECK (((annexure >= 1) AND (annexure <= 9))),
  CONSTRAINT creditor_list_rows_balance CHECK ((claimed = (((admitted + contingent) + not_admitted) + under_verification)))
);
CREATE INDEX creditor_list_rows_claim_id_idx ON creditor_list_rows (claim_id);
CREATE INDEX creditor_list_rows_hindrances ON creditor_list_rows (list_number, annexure, sl_no) WHERE (hindrances > 1);

CREATE TABLE creditor_list_progress (
  list_number integer NOT NULL,
  done integer NOT NULL,
  total integer NOT NULL,
  CONSTRAINT creditor_list_progress_pkey PRIMARY KEY (list_number),
  CONSTRAINT creditor_list_progress_list_number_fkey FOREIGN KEY (list_number) REFERENCES creditor_lists(number) ON DELETE CASCADE
);

CREATE TABLE objections (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  claim_id uuid NOT NULL,
  list_number integer NOT NULL,
  ground text NOT NULL,
  text text NOT NULL,
  document_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  determined_before integer NOT NULL,
  state "ObjectionState" DEFAULT 'open'::"ObjectionState" NOT NULL,
  made_by_id uuid NOT NULL,
  made_at timestamptz(3) DEFAULT now() NOT NULL,
  closed_at timestamptz(3),
  answered_by_id uuid,
  reasons text,
  determination_id uuid,
  CONSTRAINT objections_pkey PRIMARY KEY (id),
  CONSTRAINT objections_answered CHECK (
CASE state
    WHEN 'open'::"ObjectionState" THEN (num_nonnulls(closed_at, answered_by_id, reasons, determination_id) = 0)
    WHEN 'refused'::"ObjectionState" THEN ((num_nonnulls(closed_at, answered_by_id, reasons) = 3) AND (determination_id IS NULL))
    WHEN 'revised'::"ObjectionState" THEN ((num_nonnulls(closed_at, answered_by_id, determination_id) = 3) AND (reasons IS NULL))
    ELSE ((closed_at IS NOT NULL) AND (num_nonnulls(answered_by_id, reasons, determination_id) = 0))
END),
  CONSTRAINT objections_determined_before_check CHECK ((determined_before >= 0)),
  CONSTRAINT objections_answered_by_id_fkey FOREIGN KEY (answered_by_id) REFERENCES users(id) ON UPDATE CASCADE,
  CONSTRAINT objections_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id) ON UPDATE CASCADE,
  CONSTRAINT objections_determination_id_fkey FOREIGN KEY (determination_id) REFERENCES determinations(id) ON UPDATE CASCADE,
  CONSTRAINT objections_list_number_fkey FOREIGN KEY (list_number) REFERENCES creditor_lists(number) ON UPDATE CASCADE,
  CONSTRAINT objections_made_by_id_fkey FOREIGN KEY (made_by_id) REFERENCES users(id) ON UPDATE CASCADE
);
CREATE UNIQUE INDEX objections_claim_id_list_number_key ON objections (claim_id, list_number);
CREATE INDEX objections_open ON objections (claim_id) WHERE (state = 'open'::"ObjectionState");
CREATE INDEX objections_determination_id_idx ON objections (determination_id) WHERE (determination_id IS NOT NULL);

CREATE TABLE papers (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  claim_id uuid NOT NULL,
  number integer NOT NULL,
  kind "PaperKind" NOT NULL,
  language text NOT NULL,
  claim_version integer NOT NULL,
  determination_id uuid,
  replaced_by_id uuid,
  state "PaperState" DEFAULT 'queued'::"PaperState" NOT NULL,
  bulk boolean DEFAULT false NOT NULL,
  queued_at timestamptz(3) DEFAULT now() NOT NULL,
  next_try_at timestamptz(3) DEFAULT now() NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  last_error text,
  made_at timestamptz(3),
  amount numeric(18,2),
  template text,
  file_id uuid,
  file_size integer,
  sha256 bytea,
  wrapped_key bytea,
  sealed_code bytea,
  code_hash bytea,
  question_list_id uuid,
  late_step_id uuid,
  letter boolean DEFAULT false NOT NULL,
  for_post boolean DEFAULT false NOT NULL,
  opened_at timestamptz(3),
  posted_on date,
  objection_id uuid,
  question_n integer,
  question_turn integer,
  CONSTRAINT papers_pkey PRIMARY KEY (id),
  CONSTRAINT papers_language_check CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text]))),
  CONSTRAINT papers_made CHECK ((num_nonnulls(made_at, amount, template, file_id, file_size, sha256, wrapped_key, sealed_code, code_hash) =
CASE
    WHEN (state = 'made'::"PaperState") THEN 9
    ELSE 0
END)),
  CONSTRAINT papers_number_check CHECK ((number >= 1)),
  CONSTRAINT papers_of_a_determination CHECK (((kind = 'decision'::"PaperKind") = (determination_id IS NOT NULL))),
  CONSTRAINT papers_of_a_late_step CHECK (((kind = 'late_claim'::"PaperKind") = (late_step_id IS NOT NULL))),
  CONSTRAINT papers_of_an_answer_whole CHECK (((question_n IS NULL) = (question_turn IS NULL))),
  CONSTRAINT papers_of_objections CHECK ((((kind)::text = 'objection'::text) = (objection_id IS NOT NULL))),
  CONSTRAINT papers_of_questions CHECK ((((kind)::text = 'questions'::text) = (question_list_id IS NOT NULL))),
  CONSTRAINT papers_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id) ON UPDATE CASCADE,
  CONSTRAINT papers_determination_id_fkey FOREIGN KEY (determination_id) REFERENCES determinations(id) ON UPDATE CASCADE,
  CONSTRAINT papers_late_step_id_fkey FOREIGN KEY (late_step_id) REFERENCES late_claim_steps(id) ON UPDATE CASCADE,
  CONSTRAINT papers_objection_id_fkey FOREIGN KEY (objection_id) REFERENCES objections(id) ON UPDATE CASCADE,
  CONSTRAINT papers_of_an_answer FOREIGN KEY (question_list_id, question_n, question_turn) REFERENCES question_answers(list_id, n, turn) ON UPDATE CASCADE,
  CONSTRAINT papers_question_list_id_fkey FOREIGN KEY (question_list_id) REFERENCES question_lists(id) ON UPDATE CASCADE,
  CONSTRAINT papers_replaced_by_id_fkey FOREIGN KEY (replaced_by_id) REFERENCES papers(id) ON UPDATE CASCADE
);
CREATE UNIQUE INDEX papers_claim_id_number_key ON papers (claim_id, number DESC);
CREATE UNIQUE INDEX papers_file_id_key ON papers (file_id);
CREATE UNIQUE INDEX papers_code_hash_key ON papers (code_hash);
CREATE INDEX papers_queued ON papers (bulk, next_try_at) WHERE (state = 'queued'::"PaperState");
CREATE INDEX papers_for_post ON papers (made_at, id) WHERE (for_post AND (replaced_by_id IS NULL));
CREATE UNIQUE INDEX papers_once ON papers (claim_id, kind, claim_version, language, determination_id, question_list_id, question_n, question_turn, late_step_id, objection_id) NULLS NOT DISTINCT;
CREATE INDEX papers_untold ON papers (claim_id) WHERE ((kind = ANY (ARRAY['decision'::"PaperKind", 'late_claim'::"PaperKind"])) AND letter AND (replaced_by_id IS NULL) AND (opened_at IS NULL) AND (posted_on IS NULL) AND (for_post OR (state <> 'made'::"PaperState")));

CREATE TABLE mail_queue (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  kind "MailKind" NOT NULL,
  notification_id uuid,
  attempts integer DEFAULT 0 NOT NULL,
  last_error text,
  queued_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  next_try_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  sent_at timestamptz(3),
  failed_at timestamptz(3),
  recipient citext,
  facts jsonb,
  sent_to citext,
  paper_id uuid,
  outcome text,
  own boolean DEFAULT false NOT NULL,
  CONSTRAINT mail_queue_pkey PRIMARY KEY (id),
  CONSTRAINT mail_queue_outcome_check CHECK ((outcome = ANY (ARRAY['sent'::text, 'kept'::text, 'nobody'::text]))),
  CONSTRAINT mail_queue_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notifications(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT mail_queue_paper_id_fkey FOREIGN KEY (paper_id) REFERENCES papers(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT mail_queue_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX mail_queue_failed_idx ON mail_queue (failed_at DESC) WHERE (failed_at IS NOT NULL);
CREATE INDEX mail_queue_sent_at_idx ON mail_queue (sent_at);
CREATE INDEX mail_queue_user_id_idx ON mail_queue (user_id);
CREATE INDEX mail_queue_notification_id_idx ON mail_queue (notification_id);
CREATE INDEX mail_queue_due_idx ON mail_queue (kind, next_try_at) WHERE ((sent_at IS NULL) AND (failed_at IS NULL));
CREATE INDEX mail_queue_sent_to_sent_at_idx ON mail_queue (sent_to, sent_at) WHERE (sent_to IS NOT NULL);
CREATE INDEX mail_queue_user_id_kind_idx ON mail_queue (user_id, kind) WHERE ((sent_at IS NULL) AND (failed_at IS NULL));
CREATE INDEX mail_queue_paper_id_idx ON mail_queue (paper_id) WHERE (paper_id IS NOT NULL);
CREATE INDEX mail_queue_receipts ON mail_queue (user_id) WHERE ((kind = 'claim_received'::"MailKind") AND (sent_at IS NULL) AND (failed_at IS NULL));

CREATE TABLE claim_transfers (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  claim_id uuid NOT NULL,
  amount numeric(18,2) NOT NULL,
  transferred_on date NOT NULL,
  transferee_name text NOT NULL,
  transferee_email text,
  deed_id uuid NOT NULL,
  state "TransferState" DEFAULT 'reported'::"TransferState" NOT NULL,
  reported_by_id uuid NOT NULL,
  reported_at timestamptz(3) DEFAULT now() NOT NULL,
  related_party boolean,
  answer_paper_id uuid,
  answered_by_id uuid,
  answered_at timestamptz(3),
  proposed_by_id uuid,
  proposed_at timestamptz(3),
  closed_by_id uuid,
  closed_at timestamptz(3),
  reasons text,
  effective_on date,
  to_claim_id uuid,
  CONSTRAINT claim_transfers_pkey PRIMARY KEY (id),
  CONSTRAINT claim_transfers_to_claim_id_key UNIQUE (to_claim_id),
  CONSTRAINT claim_transfers_amount_check CHECK ((amount > (0)::numeric)),
  CONSTRAINT claim_transfers_transferee_email_check CHECK ((transferee_email = lower(transferee_email))),
  CONSTRAINT claim_transfers_transferee_name_check CHECK ((transferee_name <> ''::text)),
  CONSTRAINT transfers_are_accepted_whole CHECK (
CASE
    WHEN (state = 'accepted'::"TransferState") THEN ((num_nulls(to_claim_id, effective_on) = 0) AND (effective_on >= transferred_on))
    ELSE (num_nonnulls(to_claim_id, effective_on) = 0)
END),
  CONSTRAINT transfers_are_agreed CHECK (((state <> ALL (ARRAY['agreed'::"TransferState", 'proposed'::"TransferState", 'accepted'::"TransferState"])) OR (num_nulls(answered_by_id, answered_at, related_party) = 0))),
  CONSTRAINT transfers_are_closed CHECK (((state = ANY (ARRAY['reported'::"TransferState", 'agreed'::"TransferState", 'proposed'::"TransferState"])) = (closed_at IS NULL))),
  CONSTRAINT transfers_are_refused_with_reasons CHECK (((state <> 'refused'::"TransferState") OR (reasons IS NOT NULL))),
  CONSTRAINT transfers_go_elsewhere CHECK ((to_claim_id <> claim_id)),
  CONSTRAINT claim_transfers_answer_paper_id_fkey FOREIGN KEY (answer_paper_id) REFERENCES documents(id) ON UPDATE CASCADE,
  CONSTRAINT claim_transfers_answered_by_id_fkey FOREIGN KEY (answered_by_id) REFERENCES users(id) ON UPDATE CASCADE,
  CONSTRAINT claim_transfers_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id) ON UPDATE CASCADE,
  CONSTRAINT claim_transfers_closed_by_id_fkey FOREIGN KEY (closed_by_id) REFERENCES users(id) ON UPDATE CASCADE,
  CONSTRAINT claim_transfers_deed_id_fkey FOREIGN KEY (deed_id) REFERENCES documents(id) ON UPDATE CASCADE,
  CONSTRAINT claim_transfers_proposed_by_id_fkey FOREIGN KEY (proposed_by_id) REFERENCES users(id) ON UPDATE CASCADE,
  CONSTRAINT claim_transfers_reported_by_id_fkey FOREIGN KEY (reported_by_id) REFERENCES users(id) ON UPDATE CASCADE,
  CONSTRAINT claim_transfers_to_claim_id_fkey FOREIGN KEY (to_claim_id) REFERENCES claims(id) ON UPDATE CASCADE
);
CREATE UNIQUE INDEX claim_transfers_open ON claim_transfers (claim_id) WHERE (closed_at IS NULL);
CREATE INDEX claim_transfers_claim_id_reported_at_idx ON claim_transfers (claim_id, reported_at DESC);
CREATE INDEX claim_transfers_transferee_email_reported_at_idx ON claim_transfers (transferee_email, reported_at DESC);
CREATE INDEX claim_transfers_deed_id_idx ON claim_transfers (deed_id);
CREATE INDEX claim_transfers_answer_paper_id_idx ON claim_transfers (answer_paper_id);

CREATE TABLE list_look_ups (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  handle_hash bytea NOT NULL,
  claim_number text NOT NULL,
  queued boolean DEFAULT false NOT NULL,
  code_hash bytea,
  tries integer DEFAULT 0 NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT list_look_ups_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX list_look_ups_handle_hash_key ON list_look_ups (handle_hash);
CREATE INDEX list_look_ups_claim_number_idx ON list_look_ups (claim_number);
CREATE INDEX list_look_ups_expires_at_idx ON list_look_ups (expires_at);
CREATE INDEX list_look_ups_waiting ON list_look_ups (id) WHERE (NOT queued);

CREATE TABLE creditor_list_same (
  list_number integer NOT NULL,
  claim_id uuid NOT NULL,
  first_claim_id uuid NOT NULL,
  CONSTRAINT creditor_list_same_pkey PRIMARY KEY (list_number, claim_id)
);

-- What stands in one row each.
INSERT INTO audit_head (id, hash) VALUES (0, '\x');
INSERT INTO case_settings DEFAULT VALUES;
INSERT INTO identifier_sealing DEFAULT VALUES;
