-- The way of a claim that came after the end of late claims: marked acceptable for collation or not, before the committee,
-- before the tribunal, condoned or refused. Each step is a row of its own, and none is ever changed.
CREATE TYPE "LateStep" AS ENUM ('acceptable', 'not_acceptable', 'before_committee', 'before_tribunal', 'condoned', 'refused');

CREATE TABLE late_claim_steps (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  claim_id uuid NOT NULL REFERENCES claims (id) ON UPDATE CASCADE,
  number integer NOT NULL CHECK (number >= 1),
  step "LateStep" NOT NULL,
  on_day date NOT NULL,
  reasons text,
  law_edition text NOT NULL,
  taken_by_id uuid NOT NULL REFERENCES users (id) ON UPDATE CASCADE,
  taken_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX late_claim_steps_claim_id_number_key ON late_claim_steps (claim_id, number DESC);

CREATE FUNCTION refuse_late_step_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a step of a late claim stays as it was taken';
END
$$;
CREATE TRIGGER late_claim_steps_stay BEFORE UPDATE OR DELETE ON late_claim_steps
  FOR EACH ROW EXECUTE FUNCTION refuse_late_step_change();

-- The letter about a mark.
ALTER TABLE papers ADD COLUMN late_step_id uuid REFERENCES late_claim_steps (id) ON UPDATE CASCADE;
ALTER TABLE papers ADD CONSTRAINT papers_of_a_late_step CHECK ((kind = 'late_claim') = (late_step_id IS NOT NULL));
DROP INDEX papers_once;
CREATE UNIQUE INDEX papers_once ON papers (claim_id, kind, claim_version, language, determination_id, late_step_id)
  NULLS NOT DISTINCT;

CREATE OR REPLACE FUNCTION refuse_paper_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.id, OLD.claim_id, OLD.number, OLD.kind, OLD.language, OLD.claim_version, OLD.determination_id, OLD.late_step_id,
      OLD.queued_at)
      IS DISTINCT FROM
     (NEW.id, NEW.claim_id, NEW.number, NEW.kind, NEW.language, NEW.claim_version, NEW.determination_id, NEW.late_step_id,
      NEW.queued_at)
    OR OLD.state = 'made' AND (OLD.state, OLD.made_at, OLD.amount, OLD.template, OLD.file_id, OLD.file_size, OLD.sha256)
      IS DISTINCT FROM (NEW.state, NEW.made_at, NEW.amount, NEW.template, NEW.file_id, NEW.file_size, NEW.sha256)
    OR OLD.replaced_by_id IS NOT NULL AND OLD.replaced_by_id IS DISTINCT FROM NEW.replaced_by_id THEN
    RAISE EXCEPTION 'a paper stays as it was made';
  END IF;
  RETURN NEW;
END
$$;
