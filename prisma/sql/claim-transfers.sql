CREATE OR REPLACE FUNCTION public.refuse_transfer_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.closed_at IS NOT NULL
    OR (OLD.id, OLD.claim_id, OLD.amount, OLD.transferred_on, OLD.transferee_name, OLD.transferee_email, OLD.deed_id,
        OLD.reported_by_id, OLD.reported_at)
      IS DISTINCT FROM
       (NEW.id, NEW.claim_id, NEW.amount, NEW.transferred_on, NEW.transferee_name, NEW.transferee_email, NEW.deed_id,
        NEW.reported_by_id, NEW.reported_at)
    OR OLD.answered_at IS NOT NULL AND (OLD.answered_at, OLD.answered_by_id, OLD.answer_paper_id, OLD.related_party)
      IS DISTINCT FROM (NEW.answered_at, NEW.answered_by_id, NEW.answer_paper_id, NEW.related_party)
  THEN RAISE EXCEPTION 'a transfer stays as it was reported, answered and closed';
  END IF;
  RETURN NEW;
END
$function$
;

CREATE TRIGGER claim_transfers_desk AFTER INSERT OR UPDATE OF answered_at ON claim_transfers FOR EACH ROW EXECUTE FUNCTION take_up_claim();

CREATE TRIGGER claim_transfers_live_insert AFTER INSERT ON claim_transfers REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_claim_part('claim');

CREATE TRIGGER claim_transfers_live_update AFTER UPDATE ON claim_transfers REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_claim_part('claim');

CREATE TRIGGER claim_transfers_stay BEFORE DELETE OR UPDATE ON claim_transfers FOR EACH ROW EXECUTE FUNCTION refuse_transfer_change();
