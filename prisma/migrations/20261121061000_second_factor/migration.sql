-- When a device was last used, to within some minutes.
ALTER TABLE sessions ADD COLUMN last_seen_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- What makes one-time codes, sealed under a key derived from the master key that key_id names; it counts
-- once a code of it was given. A time step whose code was used is not taken again.
CREATE TABLE second_factors (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  sealed_secret bytea NOT NULL,
  key_id text NOT NULL,
  confirmed_at timestamptz(3),
  last_step integer NOT NULL DEFAULT 0
);

-- Codes for whoever lost their device, hashed; using one removes it.
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES second_factors (user_id) ON DELETE CASCADE ON UPDATE CASCADE,
  code_hash bytea NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);

-- An address that is to take the place of a person's own once the link sent to it is opened.
CREATE TABLE email_changes (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  new_email citext NOT NULL,
  token_hash text,
  expires_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX email_changes_token_hash_key ON email_changes (token_hash);

-- Letters about the account itself: what they tell of, and to which address when not the person's present one.
ALTER TYPE "MailKind" ADD VALUE 'email_change' AFTER 'password_reset';
ALTER TYPE "MailKind" ADD VALUE 'account_notice' AFTER 'email_change';
ALTER TABLE mail_queue ADD COLUMN recipient citext, ADD COLUMN facts jsonb;
