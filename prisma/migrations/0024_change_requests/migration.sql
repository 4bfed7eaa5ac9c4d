-- What a creditor asks to have changed in a claim that is decided, and the answer.
CREATE TYPE "ChangeKind" AS ENUM ('document', 'bank_account', 'contact', 'other');
CREATE TYPE "ChangeState" AS ENUM ('open', 'accepted', 'declined', 'taken_back');
ALTER TYPE "NotificationType" ADD VALUE 'change_request';
ALTER TYPE "AuditAction" ADD VALUE 'change_request';
CREATE TABLE change_requests (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  claim_id uuid NOT NULL,
  kind "ChangeKind" NOT NULL,
  reason text NOT NULL,
  document_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  proposed jsonb,
  state "ChangeState" DEFAULT 'open'::"ChangeState" NOT NULL,
  asked_by_id uuid NOT NULL,
  asked_at timestamptz(3) DEFAULT now() NOT NULL,
  closed_at timestamptz(3),
  answered_by_id uuid,
  answer text,
  CONSTRAINT change_requests_pkey PRIMARY KEY (id),
  CONSTRAINT change_requests_answered CHECK (
CASE state
    WHEN 'open'::"ChangeState" THEN (num_nonnulls(closed_at, answered_by_id, answer) = 0)
    WHEN 'accepted'::"ChangeState" THEN (num_nonnulls(closed_at, answered_by_id) = 2)
    WHEN 'declined'::"ChangeState" THEN (num_nonnulls(closed_at, answered_by_id, answer) = 3)
    ELSE ((closed_at IS NOT NULL) AND (num_nonnulls(answered_by_id, answer) = 0))
END),
  CONSTRAINT change_requests_proposed CHECK (((proposed IS NOT NULL) = (kind = ANY (ARRAY['bank_account'::"ChangeKind", 'contact'::"ChangeKind"])))),
  CONSTRAINT change_requests_documents CHECK (((kind <> 'document'::"ChangeKind") OR (cardinality(document_ids) > 0))),
  CONSTRAINT change_requests_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id) ON UPDATE CASCADE,
  CONSTRAINT change_requests_asked_by_id_fkey FOREIGN KEY (asked_by_id) REFERENCES users(id) ON UPDATE CASCADE,
  CONSTRAINT change_requests_answered_by_id_fkey FOREIGN KEY (answered_by_id) REFERENCES users(id) ON UPDATE CASCADE
);
CREATE INDEX change_requests_claim_id_asked_at_idx ON change_requests (claim_id, asked_at);
CREATE UNIQUE INDEX change_requests_open ON change_requests (claim_id, kind) WHERE (state = 'open'::"ChangeState");
-- A version that was replaced because a request was accepted: no amount depends on what such a change may change.
ALTER TABLE claim_versions ADD COLUMN change_request_id uuid;
ALTER TABLE claim_versions ADD CONSTRAINT claim_versions_change_request_id_fkey FOREIGN KEY (change_request_id)
  REFERENCES change_requests(id) ON UPDATE CASCADE;
