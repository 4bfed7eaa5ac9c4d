-- Papers: what the portal says of a claim in writing, made once and given again byte for byte. A row is queued in the
-- transaction of what it tells of, and made seconds later.
ALTER TYPE "AuditAction" ADD VALUE 'paper_made';
ALTER TYPE "AuditAction" ADD VALUE 'paper_opened';

CREATE TYPE "PaperKind" AS ENUM ('acknowledgement', 'claim_form', 'decision');
CREATE TYPE "PaperState" AS ENUM ('queued', 'made', 'failed');

CREATE TABLE papers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  claim_id uuid NOT NULL REFERENCES claims (id) ON UPDATE CASCADE,
  number integer NOT NULL CHECK (number >= 1),
  kind "PaperKind" NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'hi')),
  claim_version integer NOT NULL,
  determination_id uuid REFERENCES determinations (id) ON UPDATE CASCADE,
  replaced_by_id uuid REFERENCES papers (id) ON UPDATE CASCADE,
  state "PaperState" NOT NULL DEFAULT 'queued',
  bulk boolean NOT NULL DEFAULT false,
  queued_at timestamptz(3) NOT NULL DEFAULT now(),
  next_try_at timestamptz(3) NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  made_at timestamptz(3),
  amount numeric(18, 2),
  template text,
  file_id uuid,
  file_size integer,
  sha256 bytea,
  wrapped_key bytea,
  sealed_code bytea,
  code_hash bytea,
  CONSTRAINT papers_of_a_determination CHECK ((kind = 'decision') = (determination_id IS NOT NULL)),
  CONSTRAINT papers_made CHECK (num_nonnulls(made_at, amount, template, file_id, file_size, sha256, wrapped_key, sealed_code,
    code_hash) = CASE WHEN state = 'made' THEN 9 ELSE 0 END)
);
CREATE UNIQUE INDEX papers_claim_id_number_key ON papers (claim_id, number DESC);
-- One paper of a kind says the same in one language once, however often it is asked for.
CREATE UNIQUE INDEX papers_once ON papers (claim_id, kind, claim_version, language, determination_id) NULLS NOT DISTINCT;
CREATE UNIQUE INDEX papers_file_id_key ON papers (file_id);
CREATE UNIQUE INDEX papers_code_hash_key ON papers (code_hash);
CREATE INDEX papers_queued ON papers (bulk, next_try_at) WHERE state = 'queued';

-- What was made stays as it was made: it is only replaced by a later one, or kept under a newer key.
CREATE FUNCTION refuse_paper_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.id, OLD.claim_id, OLD.number, OLD.kind, OLD.language, OLD.claim_version, OLD.determination_id, OLD.queued_at)
      IS DISTINCT FROM
     (NEW.id, NEW.claim_id, NEW.number, NEW.kind, NEW.language, NEW.claim_version, NEW.determination_id, NEW.queued_at)
    OR OLD.state = 'made' AND (OLD.state, OLD.made_at, OLD.amount, OLD.template, OLD.file_id, OLD.file_size, OLD.sha256)
      IS DISTINCT FROM (NEW.state, NEW.made_at, NEW.amount, NEW.template, NEW.file_id, NEW.file_size, NEW.sha256)
    OR OLD.replaced_by_id IS NOT NULL AND OLD.replaced_by_id IS DISTINCT FROM NEW.replaced_by_id THEN
    RAISE EXCEPTION 'a paper stays as it was made';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER papers_stay BEFORE UPDATE ON papers FOR EACH ROW EXECUTE FUNCTION refuse_paper_change();
