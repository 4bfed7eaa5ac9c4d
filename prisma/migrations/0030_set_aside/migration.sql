-- A claim that waits for a day or, without one, for its claimant, has left its queue of the desk until then.
ALTER TYPE "DeskQueue" ADD VALUE 'set_aside' BEFORE 'decided';
ALTER TYPE "AuditAction" ADD VALUE 'claim_set_aside';
ALTER TYPE "AuditAction" ADD VALUE 'claim_taken_up';
CREATE TABLE set_aside (
  claim_id uuid NOT NULL,
  until date,
  note text,
  by_id uuid NOT NULL,
  set_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT set_aside_pkey PRIMARY KEY (claim_id),
  CONSTRAINT set_aside_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT set_aside_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE INDEX set_aside_until_idx ON set_aside (until);
