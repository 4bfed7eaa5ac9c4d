-- A letter of questions may be of one thing that is asked again: it names the answer that did not do.
ALTER TABLE papers ADD COLUMN question_n integer, ADD COLUMN question_turn integer,
  ADD CONSTRAINT papers_of_an_answer FOREIGN KEY (question_list_id, question_n, question_turn)
    REFERENCES question_answers (list_id, n, turn) ON UPDATE CASCADE,
  ADD CONSTRAINT papers_of_an_answer_whole CHECK ((question_n IS NULL) = (question_turn IS NULL));
DROP INDEX papers_once;
CREATE UNIQUE INDEX papers_once ON papers (claim_id, kind, claim_version, language, determination_id, question_list_id, question_n,
  question_turn, late_step_id, objection_id) NULLS NOT DISTINCT;

CREATE OR REPLACE FUNCTION refuse_paper_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.id, OLD.claim_id, OLD.number, OLD.kind, OLD.language, OLD.claim_version, OLD.determination_id, OLD.question_list_id,
      OLD.question_n, OLD.question_turn, OLD.late_step_id, OLD.objection_id, OLD.queued_at)
      IS DISTINCT FROM
     (NEW.id, NEW.claim_id, NEW.number, NEW.kind, NEW.language, NEW.claim_version, NEW.determination_id, NEW.question_list_id,
      NEW.question_n, NEW.question_turn, NEW.late_step_id, NEW.objection_id, NEW.queued_at)
    OR OLD.state = 'made' AND (OLD.state, OLD.made_at, OLD.amount, OLD.template, OLD.file_id, OLD.file_size, OLD.sha256)
      IS DISTINCT FROM (NEW.state, NEW.made_at, NEW.amount, NEW.template, NEW.file_id, NEW.file_size, NEW.sha256)
    OR OLD.replaced_by_id IS NOT NULL AND OLD.replaced_by_id IS DISTINCT FROM NEW.replaced_by_id THEN
    RAISE EXCEPTION 'a paper stays as it was made';
  END IF;
  RETURN NEW;
END
$$;
