CREATE OR REPLACE FUNCTION public.refuse_change_of_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- One that ended with a withdrawal opens again where that was noted by mistake. What it proposes is encrypted anew with a new key.
  IF TG_OP = 'DELETE' OR OLD.state <> 'open' AND (OLD.state, OLD.closed_at, OLD.answered_by_id, OLD.answer) IS DISTINCT FROM
        (NEW.state, NEW.closed_at, NEW.answered_by_id, NEW.answer)
        AND (OLD.state, NEW.state) IS DISTINCT FROM ('taken_back'::"ChangeState", 'open'::"ChangeState") OR
      (OLD.id, OLD.claim_id, OLD.kind, OLD.reason, OLD.document_ids, OLD.asked_by_id, OLD.asked_at, OLD.received_by, OLD.sender)
      IS DISTINCT FROM (NEW.id, NEW.claim_id, NEW.kind, NEW.reason, NEW.document_ids, NEW.asked_by_id, NEW.asked_at, NEW.received_by, NEW.sender)
  THEN RAISE EXCEPTION 'a request for a change stays as it was made and answered';
  END IF;
  RETURN NEW;
END $function$
;

CREATE TRIGGER change_requests_desk AFTER INSERT ON change_requests FOR EACH ROW EXECUTE FUNCTION take_up_claim();

CREATE TRIGGER change_requests_live_insert AFTER INSERT ON change_requests REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_claim_part('claim');

CREATE TRIGGER change_requests_live_update AFTER UPDATE ON change_requests REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_claim_part('claim');

CREATE TRIGGER change_requests_stay BEFORE DELETE OR UPDATE ON change_requests FOR EACH ROW EXECUTE FUNCTION refuse_change_of_request();
