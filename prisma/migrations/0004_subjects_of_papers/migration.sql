-- What a paper tells of is named by its kind and its id, in place of a column for each.
CREATE TYPE "PaperSubject" AS ENUM ('claim', 'determination', 'question_list', 'question_answer', 'late_step', 'objection');

ALTER TABLE question_answers ADD COLUMN id uuid DEFAULT gen_random_uuid() NOT NULL;
CREATE UNIQUE INDEX question_answers_id_key ON question_answers (id);

ALTER TABLE papers
  DROP CONSTRAINT papers_of_a_determination,
  DROP CONSTRAINT papers_of_a_late_step,
  DROP CONSTRAINT papers_of_an_answer_whole,
  DROP CONSTRAINT papers_of_objections,
  DROP CONSTRAINT papers_of_questions,
  ADD COLUMN subject_kind "PaperSubject",
  ADD COLUMN subject_id uuid;
DROP INDEX papers_once;
-- One pass over the table, which writes all rows.
ALTER TABLE papers
  ALTER COLUMN subject_kind TYPE "PaperSubject" USING CASE
    WHEN determination_id IS NOT NULL THEN 'determination'
    WHEN question_list_id IS NOT NULL THEN 'question_list'
    WHEN late_step_id IS NOT NULL THEN 'late_step'
    WHEN objection_id IS NOT NULL THEN 'objection'
    ELSE 'claim' END::"PaperSubject",
  ALTER COLUMN subject_kind SET NOT NULL,
  ALTER COLUMN subject_id TYPE uuid
    USING coalesce(determination_id, question_list_id, late_step_id, objection_id, claim_id),
  ALTER COLUMN subject_id SET NOT NULL;
-- The few letters that ask one thing again.
UPDATE papers SET subject_kind = 'question_answer', subject_id = a.id FROM question_answers a
WHERE question_turn IS NOT NULL AND (question_list_id, question_n, question_turn) = (a.list_id, a.n, a.turn);
ALTER TABLE papers
  DROP COLUMN determination_id,
  DROP COLUMN question_list_id,
  DROP COLUMN question_n,
  DROP COLUMN question_turn,
  DROP COLUMN late_step_id,
  DROP COLUMN objection_id;
CREATE UNIQUE INDEX papers_once ON papers (claim_id, kind, claim_version, language, subject_id);
