CREATE OR REPLACE FUNCTION public.place_set_aside_claims()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- What brings claims back looks for those of many, most of which were not set aside.
  IF EXISTS (SELECT FROM fresh) THEN
    PERFORM place_on_desk(ARRAY(SELECT claim_id FROM fresh), false);
  END IF;
  RETURN NULL;
END $function$
;

CREATE TRIGGER set_aside_desk_delete AFTER DELETE ON set_aside REFERENCING OLD TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION place_set_aside_claims();

CREATE TRIGGER set_aside_desk_insert AFTER INSERT ON set_aside REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION place_set_aside_claims();

CREATE TRIGGER set_aside_live_delete AFTER DELETE ON set_aside REFERENCING OLD TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_determinations();

CREATE TRIGGER set_aside_live_insert AFTER INSERT ON set_aside REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_determinations();

CREATE TRIGGER set_aside_live_update AFTER UPDATE ON set_aside REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_determinations();
