CREATE OR REPLACE FUNCTION public.refuse_late_step_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'a step of a late claim stays as it was taken';
END
$function$
;

CREATE TRIGGER late_claim_steps_desk AFTER INSERT ON late_claim_steps FOR EACH ROW EXECUTE FUNCTION take_up_claim();

CREATE TRIGGER late_claim_steps_live AFTER INSERT ON late_claim_steps REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_claim_part('claim');

CREATE TRIGGER late_claim_steps_stay BEFORE DELETE OR UPDATE ON late_claim_steps FOR EACH ROW EXECUTE FUNCTION refuse_late_step_change();
