-- A creditor is told of each note that a professional makes of a withdrawal, and of each that is taken back.
CREATE TYPE "WithdrawalDeed" AS ENUM ('noted', 'undone');
CREATE TABLE withdrawal_notes (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  claim_id uuid NOT NULL,
  number integer NOT NULL,
  deed "WithdrawalDeed" NOT NULL,
  reason text NOT NULL,
  taken_by_id uuid NOT NULL,
  taken_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT withdrawal_notes_pkey PRIMARY KEY (id),
  CONSTRAINT withdrawal_notes_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  CONSTRAINT withdrawal_notes_taken_by_id_fkey FOREIGN KEY (taken_by_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE UNIQUE INDEX withdrawal_notes_claim_id_number_key ON withdrawal_notes (claim_id, number DESC);
-- The few that were noted before.
INSERT INTO withdrawal_notes (claim_id, number, deed, reason, taken_by_id, taken_at)
SELECT id, 1, 'noted', coalesce(withdrawal_reason, ''), withdrawal_noted_by_id, updated_at
FROM claims WHERE status = 'withdrawn' AND withdrawal_noted_by_id IS NOT NULL;
ALTER TYPE "PaperSubject" ADD VALUE 'withdrawal_note';
ALTER TYPE "PaperKind" ADD VALUE 'withdrawal';
