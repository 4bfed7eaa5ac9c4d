-- Objections of creditors to their rows of a published list, until a day: made once, answered by a determination or a refusal.
ALTER TYPE "AuditAction" ADD VALUE 'objection_made';
ALTER TYPE "AuditAction" ADD VALUE 'objection_refused';
ALTER TYPE "AuditAction" ADD VALUE 'objection_answered';
ALTER TYPE "PaperKind" ADD VALUE 'objection';

CREATE TYPE "ObjectionState" AS ENUM ('open', 'refused', 'revised', 'lapsed');

ALTER TABLE case_settings ADD COLUMN objection_days integer NOT NULL DEFAULT 7 CHECK (objection_days BETWEEN 1 AND 90);

-- Set when a list is published, so that no later setting shortens what its creditors were told.
ALTER TABLE creditor_lists ADD COLUMN objections_until date;
UPDATE creditor_lists SET objections_until = (published_at AT TIME ZONE 'Asia/Kolkata')::date + 7 WHERE state = 'published';
ALTER TABLE creditor_lists ADD CONSTRAINT creditor_lists_objections CHECK (state <> 'published' OR objections_until IS NOT NULL);

CREATE OR REPLACE FUNCTION refuse_list_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.state <> 'making' AND
      (NEW.number, NEW.as_on, NEW.law_edition, NEW.asked_by_id, NEW.asked_at, NEW.made_at, NEW.debtor_name, NEW.debtor_cin,
       NEW.commencement_date, NEW.professional_name, NEW.professional_registration, NEW.rows, NEW.sums, NEW.hindrances,
       NEW.voting_base, NEW.class_base, NEW.sha256)
      IS DISTINCT FROM
      (OLD.number, OLD.as_on, OLD.law_edition, OLD.asked_by_id, OLD.asked_at, OLD.made_at, OLD.debtor_name, OLD.debtor_cin,
       OLD.commencement_date, OLD.professional_name, OLD.professional_registration, OLD.rows, OLD.sums, OLD.hindrances,
       OLD.voting_base, OLD.class_base, OLD.sha256)
    OR (OLD.number, OLD.as_on, OLD.asked_by_id, OLD.asked_at) IS DISTINCT FROM (NEW.number, NEW.as_on, NEW.asked_by_id, NEW.asked_at)
    OR OLD.confirmed_at IS NOT NULL AND (OLD.confirmed_at, OLD.confirmed_by_id) IS DISTINCT FROM (NEW.confirmed_at, NEW.confirmed_by_id)
    OR OLD.published_at IS NOT NULL AND (OLD.published_at, OLD.published_by_id) IS DISTINCT FROM (NEW.published_at, NEW.published_by_id)
    OR OLD.objections_until IS NOT NULL AND OLD.objections_until IS DISTINCT FROM NEW.objections_until
    OR OLD.state = 'withdrawn'
    OR OLD.state <> NEW.state AND NOT ((OLD.state, NEW.state) IN (('making', 'draft'), ('draft', 'confirmed'), ('confirmed', 'published'))
      OR NEW.state = 'withdrawn')
  THEN RAISE EXCEPTION 'a list of creditors stays as it was made';
  END IF;
  RETURN NEW;
END $$;

CREATE TABLE objections (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  claim_id uuid NOT NULL REFERENCES claims (id) ON UPDATE CASCADE,
  list_number integer NOT NULL REFERENCES creditor_lists (number) ON UPDATE CASCADE,
  ground text NOT NULL,
  text text NOT NULL,
  document_ids uuid[] NOT NULL DEFAULT '{}',
  determined_before integer NOT NULL CHECK (determined_before >= 0),
  state "ObjectionState" NOT NULL DEFAULT 'open',
  made_by_id uuid NOT NULL REFERENCES users (id) ON UPDATE CASCADE,
  made_at timestamptz(3) NOT NULL DEFAULT now(),
  closed_at timestamptz(3),
  answered_by_id uuid REFERENCES users (id) ON UPDATE CASCADE,
  reasons text,
  determination_id uuid REFERENCES determinations (id) ON UPDATE CASCADE,
  -- Nobody answers one that lapses: its claim was withdrawn.
  CONSTRAINT objections_answered CHECK (CASE state
    WHEN 'open' THEN num_nonnulls(closed_at, answered_by_id, reasons, determination_id) = 0
    WHEN 'refused' THEN num_nonnulls(closed_at, answered_by_id, reasons) = 3 AND determination_id IS NULL
    WHEN 'revised' THEN num_nonnulls(closed_at, answered_by_id, determination_id) = 3 AND reasons IS NULL
    ELSE closed_at IS NOT NULL AND num_nonnulls(answered_by_id, reasons, determination_id) = 0 END)
);
CREATE UNIQUE INDEX objections_claim_id_list_number_key ON objections (claim_id, list_number);
-- What the desk looks through.
CREATE INDEX objections_open ON objections (claim_id) WHERE state = 'open';
CREATE INDEX objections_determination_id_idx ON objections (determination_id) WHERE determination_id IS NOT NULL;

CREATE FUNCTION refuse_objection_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.state <> 'open' OR
      (OLD.id, OLD.claim_id, OLD.list_number, OLD.ground, OLD.text, OLD.document_ids, OLD.determined_before, OLD.made_by_id, OLD.made_at)
      IS DISTINCT FROM
      (NEW.id, NEW.claim_id, NEW.list_number, NEW.ground, NEW.text, NEW.document_ids, NEW.determined_before, NEW.made_by_id, NEW.made_at)
  THEN RAISE EXCEPTION 'an objection stays as it was made and answered';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER objections_stay BEFORE UPDATE OR DELETE ON objections FOR EACH ROW EXECUTE FUNCTION refuse_objection_change();
CREATE TRIGGER objections_live_insert AFTER INSERT ON objections REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_claim_part('claim');
CREATE TRIGGER objections_live_update AFTER UPDATE ON objections REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_claim_part('claim');

-- The letter about a refusal.
ALTER TABLE papers ADD COLUMN objection_id uuid REFERENCES objections (id) ON UPDATE CASCADE,
  -- As text: a value of an enum that this very migration adds cannot be used in it.
  ADD CONSTRAINT papers_of_objections CHECK ((kind::text = 'objection') = (objection_id IS NOT NULL));
DROP INDEX papers_once;
CREATE UNIQUE INDEX papers_once ON papers (claim_id, kind, claim_version, language, determination_id, question_list_id, late_step_id,
  objection_id) NULLS NOT DISTINCT;

CREATE OR REPLACE FUNCTION refuse_paper_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  IF (OLD.id, OLD.claim_id, OLD.number, OLD.kind, OLD.language, OLD.claim_version, OLD.determination_id, OLD.question_list_id,
      OLD.late_step_id, OLD.objection_id, OLD.queued_at)
      IS DISTINCT FROM
     (NEW.id, NEW.claim_id, NEW.number, NEW.kind, NEW.language, NEW.claim_version, NEW.determination_id, NEW.question_list_id,
      NEW.late_step_id, NEW.objection_id, NEW.queued_at)
    OR OLD.state = 'made' AND (OLD.state, OLD.made_at, OLD.amount, OLD.template, OLD.file_id, OLD.file_size, OLD.sha256)
      IS DISTINCT FROM (NEW.state, NEW.made_at, NEW.amount, NEW.template, NEW.file_id, NEW.file_size, NEW.sha256)
    OR OLD.replaced_by_id IS NOT NULL AND OLD.replaced_by_id IS DISTINCT FROM NEW.replaced_by_id THEN
    RAISE EXCEPTION 'a paper stays as it was made';
  END IF;
  RETURN NEW;
END
$$;
