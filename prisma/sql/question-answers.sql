CREATE OR REPLACE FUNCTION public.take_up_answered_claim()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM take_up_again(ARRAY(SELECT claim_id FROM question_lists WHERE id = NEW.list_id));
  RETURN NULL;
END $function$
;

CREATE TRIGGER question_answers_desk AFTER INSERT OR UPDATE OF answered_at ON question_answers FOR EACH ROW EXECUTE FUNCTION take_up_answered_claim();
