CREATE OR REPLACE FUNCTION public.keep_letters_for_post()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.paper_id IS NOT NULL AND (NEW.failed_at IS DISTINCT FROM OLD.failed_at OR NEW.outcome IS DISTINCT FROM OLD.outcome) THEN
    UPDATE papers SET for_post = (NEW.failed_at IS NOT NULL OR NEW.outcome IS NOT DISTINCT FROM 'nobody')
    WHERE id = NEW.paper_id AND letter AND opened_at IS NULL AND posted_on IS NULL;
  END IF;
  IF NEW.kind = 'invitation' AND NEW.failed_at IS DISTINCT FROM OLD.failed_at THEN
    UPDATE papers p SET for_post = (NEW.failed_at IS NOT NULL) FROM claims c
    WHERE c.claimant_id = NEW.user_id AND p.claim_id = c.id AND p.kind = 'acknowledgement' AND p.letter AND p.state = 'made'
      AND p.replaced_by_id IS NULL AND p.opened_at IS NULL AND p.posted_on IS NULL;
  END IF;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.rank_letter()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.rank := CASE
    -- Somebody sits and waits for these.
    WHEN NEW.kind IN ('password_reset', 'email_change') THEN 0
    WHEN NEW.kind = 'account_notice' THEN 1
    -- Letters with a day in law have an even rank among papers.
    WHEN NEW.kind = 'paper' AND EXISTS (SELECT FROM papers p WHERE p.id = NEW.paper_id AND p.rank % 2 = 0) THEN 1
    -- Strangers ask for codes, so these go behind what has a day in law.
    WHEN NEW.kind IN ('claim_received', 'paper', 'list_code') THEN 2
    WHEN NEW.kind = 'notification' THEN 3
    ELSE 4 END;
  RETURN NEW;
END
$function$
;

CREATE TRIGGER mail_queue_letters_for_post AFTER UPDATE ON mail_queue FOR EACH ROW EXECUTE FUNCTION keep_letters_for_post();

CREATE TRIGGER mail_queue_rank BEFORE INSERT ON mail_queue FOR EACH ROW EXECUTE FUNCTION rank_letter();
