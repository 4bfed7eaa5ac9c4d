-- Whether one's claim is in a published list: told by a code that goes to the address of the claim's account.
ALTER TYPE "MailKind" ADD VALUE 'list_code' AFTER 'account_notice';

-- A look-up that was asked for, whether there is such a claim or not. Its code is made with the letter.
CREATE TABLE list_look_ups (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  handle_hash bytea NOT NULL,
  claim_number text NOT NULL,
  queued boolean NOT NULL DEFAULT false,
  code_hash bytea,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX list_look_ups_handle_hash_key ON list_look_ups (handle_hash);
CREATE INDEX list_look_ups_claim_number_idx ON list_look_ups (claim_number);
CREATE INDEX list_look_ups_expires_at_idx ON list_look_ups (expires_at);
CREATE INDEX list_look_ups_waiting ON list_look_ups (id) WHERE NOT queued;
