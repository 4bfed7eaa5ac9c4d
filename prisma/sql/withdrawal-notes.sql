CREATE OR REPLACE FUNCTION public.refuse_withdrawal_note_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'a note of a withdrawal stays as it was made';
END
$function$
;

CREATE TRIGGER withdrawal_notes_stay BEFORE DELETE OR UPDATE ON withdrawal_notes FOR EACH ROW EXECUTE FUNCTION refuse_withdrawal_note_change();
