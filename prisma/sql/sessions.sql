CREATE OR REPLACE FUNCTION public.tell_of_ended_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  ended uuid[] := ARRAY(SELECT id FROM stale);
  first integer := 1;
BEGIN
  WHILE first <= coalesce(array_length(ended, 1), 0) LOOP
    PERFORM pg_notify('daava_live', json_build_object('what', 'signed_out', 'sessions', ended[first : first + 149])::text);
    first := first + 150;
  END LOOP;
  RETURN NULL;
END $function$
;

CREATE TRIGGER sessions_live AFTER DELETE ON sessions REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION tell_of_ended_sessions();
