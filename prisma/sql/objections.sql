CREATE OR REPLACE FUNCTION public.refuse_objection_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- One that lapsed opens again where the withdrawal was noted by mistake.
  IF TG_OP = 'DELETE' OR OLD.state <> 'open' AND (OLD.state, NEW.state) IS DISTINCT FROM ('lapsed'::"ObjectionState", 'open'::"ObjectionState") OR
      (OLD.id, OLD.claim_id, OLD.list_number, OLD.ground, OLD.text, OLD.document_ids, OLD.determined_before, OLD.made_by_id, OLD.made_at,
        OLD.received_by, OLD.sender)
      IS DISTINCT FROM
      (NEW.id, NEW.claim_id, NEW.list_number, NEW.ground, NEW.text, NEW.document_ids, NEW.determined_before, NEW.made_by_id, NEW.made_at,
        NEW.received_by, NEW.sender)
  THEN RAISE EXCEPTION 'an objection stays as it was made and answered';
  END IF;
  RETURN NEW;
END $function$
;

CREATE TRIGGER objections_desk AFTER INSERT ON objections FOR EACH ROW EXECUTE FUNCTION take_up_claim();

CREATE TRIGGER objections_live_insert AFTER INSERT ON objections REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_claim_part('claim');

CREATE TRIGGER objections_live_update AFTER UPDATE ON objections REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_claim_part('claim');

CREATE TRIGGER objections_stay BEFORE DELETE OR UPDATE ON objections FOR EACH ROW EXECUTE FUNCTION refuse_objection_change();
