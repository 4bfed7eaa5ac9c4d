CREATE OR REPLACE FUNCTION public.refuse_list_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.state <> 'making' AND
      (NEW.number, NEW.as_on, NEW.law_edition, NEW.asked_by_id, NEW.asked_at, NEW.made_at, NEW.debtor_name, NEW.debtor_cin,
       NEW.tribunal, NEW.tribunal_bench, NEW.case_number, NEW.admission_order_date, NEW.admission_order_number,
       NEW.commencement_date, NEW.professional_name, NEW.professional_registration, NEW.class_representative, NEW.rows, NEW.sums, NEW.hindrances,
       NEW.voting_base, NEW.class_base, NEW.classes, NEW.operational_base, NEW.operational_members, NEW.texts_judged, NEW.sha256)
      IS DISTINCT FROM
      (OLD.number, OLD.as_on, OLD.law_edition, OLD.asked_by_id, OLD.asked_at, OLD.made_at, OLD.debtor_name, OLD.debtor_cin,
       OLD.tribunal, OLD.tribunal_bench, OLD.case_number, OLD.admission_order_date, OLD.admission_order_number,
       OLD.commencement_date, OLD.professional_name, OLD.professional_registration, OLD.class_representative, OLD.rows, OLD.sums, OLD.hindrances,
       OLD.voting_base, OLD.class_base, OLD.classes, OLD.operational_base, OLD.operational_members, OLD.texts_judged, OLD.sha256)
    OR (OLD.number, OLD.as_on, OLD.asked_by_id, OLD.asked_at) IS DISTINCT FROM (NEW.number, NEW.as_on, NEW.asked_by_id, NEW.asked_at)
    OR OLD.confirmed_at IS NOT NULL AND (OLD.confirmed_at, OLD.confirmed_by_id) IS DISTINCT FROM (NEW.confirmed_at, NEW.confirmed_by_id)
    OR OLD.published_at IS NOT NULL AND (OLD.published_at, OLD.published_by_id, OLD.published_over)
      IS DISTINCT FROM (NEW.published_at, NEW.published_by_id, NEW.published_over)
    OR OLD.objections_until IS NOT NULL AND OLD.objections_until IS DISTINCT FROM NEW.objections_until
    OR OLD.state = 'withdrawn'
    OR OLD.state <> NEW.state AND NOT ((OLD.state, NEW.state) IN (('making', 'draft'), ('draft', 'confirmed'), ('confirmed', 'published'))
      OR NEW.state = 'withdrawn')
  THEN RAISE EXCEPTION 'a list of creditors stays as it was made';
  END IF;
  RETURN NEW;
END $function$
;

CREATE TRIGGER creditor_lists_stay BEFORE DELETE OR UPDATE ON creditor_lists FOR EACH ROW EXECUTE FUNCTION refuse_list_change();
