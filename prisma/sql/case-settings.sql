CREATE OR REPLACE FUNCTION public.flag_defaults()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  LOCK TABLE claim_desk IN SHARE ROW EXCLUSIVE MODE;
  UPDATE claim_desk SET default_after = NOT default_after
  WHERE default_day IS NOT NULL AND default_after <> coalesce(default_day > NEW.commencement_date, false);
  RETURN NULL;
END $function$
;

CREATE TRIGGER case_settings_desk_insert AFTER INSERT ON case_settings FOR EACH ROW EXECUTE FUNCTION flag_defaults();

CREATE TRIGGER case_settings_desk_update AFTER UPDATE OF commencement_date ON case_settings FOR EACH ROW WHEN (old.commencement_date IS DISTINCT FROM new.commencement_date) EXECUTE FUNCTION flag_defaults();
