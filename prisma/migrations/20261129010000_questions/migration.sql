-- Questions to a claimant: lists of items that are answered one by one, each with what came before it was asked again.
ALTER TYPE "AuditAction" ADD VALUE 'questions_asked';
ALTER TYPE "AuditAction" ADD VALUE 'question_answered';
ALTER TYPE "AuditAction" ADD VALUE 'question_accepted';
ALTER TYPE "AuditAction" ADD VALUE 'question_asked_again';
ALTER TYPE "AuditAction" ADD VALUE 'questions_reminded';
ALTER TYPE "PaperKind" ADD VALUE 'questions';

CREATE TYPE "QuestionState" AS ENUM ('asked', 'answered', 'accepted');
CREATE TYPE "ReminderKind" AS ENUM ('before', 'due', 'after');

ALTER TABLE case_settings
  ADD COLUMN question_days integer NOT NULL DEFAULT 7 CHECK (question_days BETWEEN 1 AND 90),
  ADD COLUMN remind_before integer NOT NULL DEFAULT 3 CHECK (remind_before BETWEEN 1 AND 30),
  ADD COLUMN remind_after integer NOT NULL DEFAULT 3 CHECK (remind_after BETWEEN 1 AND 30);

CREATE TABLE question_lists (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  claim_id uuid NOT NULL REFERENCES claims (id) ON UPDATE CASCADE,
  number integer NOT NULL CHECK (number >= 1),
  due date NOT NULL,
  due_since date NOT NULL,
  asked_by_id uuid NOT NULL REFERENCES users (id) ON UPDATE CASCADE,
  asked_at timestamptz(3) NOT NULL DEFAULT now(),
  changed_at timestamptz(3) NOT NULL DEFAULT now(),
  closed_at timestamptz(3)
);
CREATE UNIQUE INDEX question_lists_claim_id_number_key ON question_lists (claim_id, number DESC);
-- What reminders look through.
CREATE INDEX question_lists_open ON question_lists (due) WHERE closed_at IS NULL;

CREATE TABLE question_items (
  list_id uuid NOT NULL REFERENCES question_lists (id) ON UPDATE CASCADE,
  n integer NOT NULL CHECK (n >= 1),
  text text NOT NULL,
  code text,
  document_slot text,
  state "QuestionState" NOT NULL DEFAULT 'asked',
  accepted_by_id uuid REFERENCES users (id) ON UPDATE CASCADE,
  accepted_at timestamptz(3),
  PRIMARY KEY (list_id, n),
  CONSTRAINT question_items_accepted CHECK (num_nonnulls(accepted_by_id, accepted_at) = CASE WHEN state = 'accepted' THEN 2 ELSE 0 END)
);

CREATE TABLE question_answers (
  list_id uuid NOT NULL,
  n integer NOT NULL,
  turn integer NOT NULL CHECK (turn >= 1),
  answer text,
  unavailable boolean NOT NULL DEFAULT false,
  document_ids uuid[] NOT NULL DEFAULT '{}',
  answered_by_id uuid NOT NULL REFERENCES users (id) ON UPDATE CASCADE,
  answered_at timestamptz(3) NOT NULL,
  returned_by_id uuid REFERENCES users (id) ON UPDATE CASCADE,
  returned_at timestamptz(3),
  remark text,
  PRIMARY KEY (list_id, n, turn),
  FOREIGN KEY (list_id, n) REFERENCES question_items (list_id, n) ON UPDATE CASCADE,
  CONSTRAINT question_answers_say_something CHECK (answer IS NOT NULL OR unavailable OR cardinality(document_ids) > 0)
);

CREATE TABLE question_reminders (
  list_id uuid NOT NULL REFERENCES question_lists (id) ON UPDATE CASCADE,
  due date NOT NULL,
  kind "ReminderKind" NOT NULL,
  sent_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (list_id, due, kind)
);

CREATE TRIGGER question_lists_live_insert AFTER INSERT ON question_lists REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_claim_part('claim');
CREATE TRIGGER question_lists_live_update AFTER UPDATE ON question_lists REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_claim_part('claim');

-- A letter of questions is of one list.
ALTER TABLE papers ADD COLUMN question_list_id uuid REFERENCES question_lists (id) ON UPDATE CASCADE,
  -- As text: a value of an enum that this very migration adds cannot be used in it.
  ADD CONSTRAINT papers_of_questions CHECK ((kind::text = 'questions') = (question_list_id IS NOT NULL));
DROP INDEX papers_once;
CREATE UNIQUE INDEX papers_once ON papers (claim_id, kind, claim_version, language, determination_id, question_list_id)
  NULLS NOT DISTINCT;

CREATE OR REPLACE FUNCTION refuse_paper_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.id, OLD.claim_id, OLD.number, OLD.kind, OLD.language, OLD.claim_version, OLD.determination_id, OLD.question_list_id,
      OLD.queued_at)
      IS DISTINCT FROM
     (NEW.id, NEW.claim_id, NEW.number, NEW.kind, NEW.language, NEW.claim_version, NEW.determination_id, NEW.question_list_id,
      NEW.queued_at)
    OR OLD.state = 'made' AND (OLD.state, OLD.made_at, OLD.amount, OLD.template, OLD.file_id, OLD.file_size, OLD.sha256)
      IS DISTINCT FROM (NEW.state, NEW.made_at, NEW.amount, NEW.template, NEW.file_id, NEW.file_size, NEW.sha256)
    OR OLD.replaced_by_id IS NOT NULL AND OLD.replaced_by_id IS DISTINCT FROM NEW.replaced_by_id THEN
    RAISE EXCEPTION 'a paper stays as it was made';
  END IF;
  RETURN NEW;
END
$$;
