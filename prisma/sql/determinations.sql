CREATE OR REPLACE FUNCTION public.place_determined_claims()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM take_up_again(ARRAY(SELECT claim_id FROM fresh));
  PERFORM place_on_desk(ARRAY(SELECT DISTINCT claim_id FROM fresh), false);
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.refuse_determination_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF (OLD.id, OLD.claim_id, OLD.number, OLD.claim_version, OLD.basis, OLD.heads, OLD.claimed, OLD.admitted, OLD.contingent,
      OLD.not_admitted, OLD.under_verification, OLD.moved, OLD.secured_amount, OLD.guaranteed_amount, OLD.set_off_amount,
      OLD.related_party, OLD.related_party_exempt, OLD.category, OLD.workman, OLD.government, OLD.remarks, OLD.internal_note,
      OLD.law_edition, OLD.rule, OLD.proposed_by_id, OLD.proposed_at, OLD.effective_on, OLD.review_note, OLD.voting,
       OLD.publish_reason, OLD.class_number, OLD.currency, OLD.facilities)
    IS DISTINCT FROM
     (NEW.id, NEW.claim_id, NEW.number, NEW.claim_version, NEW.basis, NEW.heads, NEW.claimed, NEW.admitted, NEW.contingent,
      NEW.not_admitted, NEW.under_verification, NEW.moved, NEW.secured_amount, NEW.guaranteed_amount, NEW.set_off_amount,
      NEW.related_party, NEW.related_party_exempt, NEW.category, NEW.workman, NEW.government, NEW.remarks, NEW.internal_note,
      NEW.law_edition, NEW.rule, NEW.proposed_by_id, NEW.proposed_at, NEW.effective_on, NEW.review_note, NEW.voting,
       NEW.publish_reason, NEW.class_number, NEW.currency, NEW.facilities)
    OR OLD.state <> 'proposed' AND (OLD.confirmed_by_id, OLD.confirmed_at, OLD.returned_by_id, OLD.returned_at, OLD.return_remark)
      IS DISTINCT FROM (NEW.confirmed_by_id, NEW.confirmed_at, NEW.returned_by_id, NEW.returned_at, NEW.return_remark)
    OR NOT (OLD.state = NEW.state OR OLD.state = 'proposed' OR NEW.state = 'superseded')
  THEN RAISE EXCEPTION 'a determination is replaced, not changed';
  END IF;
  RETURN NEW;
END $function$
;

-- The last door: staysUnverified of lib/law/late-binds.ts says the same, and every verb asks it first.
CREATE OR REPLACE FUNCTION public.refuse_late_admission()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  first_too_late timestamptz := (SELECT (greatest(last_date_for_claims, commencement_date + 90, rfrp_date) + 1)::timestamp
    AT TIME ZONE 'Asia/Kolkata' FROM case_settings WHERE num_nulls(last_date_for_claims, commencement_date, rfrp_date) = 0);
BEGIN
  IF EXISTS (SELECT FROM fresh f JOIN claims c ON c.id = f.claim_id
    WHERE f.state = 'confirmed' AND f.admitted + f.contingent > 0 AND c.submitted_at >= first_too_late
      AND coalesce((SELECT l.step::text NOT IN ('condoned', 'ordered') FROM late_claim_steps l
        WHERE l.claim_id = c.id ORDER BY l.number DESC LIMIT 1), true))
  THEN RAISE EXCEPTION 'nothing is admitted of a claim that came after the end of late claims';
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.tell_of_determinations()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  ids uuid[] := ARRAY(SELECT DISTINCT claim_id FROM fresh LIMIT 2);
BEGIN
  IF array_length(ids, 1) > 0 THEN
    PERFORM tell_live('claim', CASE WHEN array_length(ids, 1) = 1 THEN ids[1] END,
      ARRAY(SELECT DISTINCT c.assigned_to_id FROM fresh f JOIN claims c ON c.id = f.claim_id), true);
  END IF;
  RETURN NULL;
END $function$
;

CREATE TRIGGER determinations_desk_insert AFTER INSERT ON determinations REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION place_determined_claims();

CREATE TRIGGER determinations_desk_update AFTER UPDATE ON determinations REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION place_determined_claims();

CREATE TRIGGER determinations_kept BEFORE UPDATE ON determinations FOR EACH ROW EXECUTE FUNCTION refuse_determination_change();

CREATE TRIGGER determinations_late_insert AFTER INSERT ON determinations REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION refuse_late_admission();

CREATE TRIGGER determinations_late_update AFTER UPDATE ON determinations REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION refuse_late_admission();

CREATE TRIGGER determinations_live_insert AFTER INSERT ON determinations REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_determinations();

CREATE TRIGGER determinations_live_update AFTER UPDATE ON determinations REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_determinations();

-- Here and not in a migration, since they need functions. A migration that drops one has it checked anew for all rows.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_constraint WHERE conrelid = 'determinations'::regclass AND conname = 'determinations_balance') THEN
    ALTER TABLE determinations ADD CONSTRAINT determinations_balance
      CHECK (heads_balance(heads, claimed, admitted, contingent, not_admitted, under_verification));
  END IF;
  IF NOT EXISTS (SELECT FROM pg_constraint WHERE conrelid = 'determinations'::regclass AND conname = 'determinations_facilities') THEN
    ALTER TABLE determinations ADD CONSTRAINT determinations_facilities
      CHECK (facilities IS NULL OR facilities_add_up(facilities, claimed, admitted));
  END IF;
END $$;
