-- Passkeys (WebAuthn), which sign in by themselves or stand in for a code. What they are known by is public.
CREATE TABLE passkeys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  credential_id bytea NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL DEFAULT '{}',
  name text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  last_used_at timestamptz(3)
);
CREATE UNIQUE INDEX passkeys_credential_id_key ON passkeys (credential_id);
CREATE INDEX passkeys_user_id_idx ON passkeys (user_id);

-- Challenges that were answered, until they would have run out: none is taken twice. Those never answered leave nothing.
CREATE TABLE used_challenges (
  hash bytea PRIMARY KEY,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX used_challenges_expires_at_idx ON used_challenges (expires_at);

-- Recovery codes are for whoever lost their passkeys too, also where there are no time codes.
ALTER TABLE recovery_codes
  DROP CONSTRAINT recovery_codes_user_id_fkey,
  ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE;
