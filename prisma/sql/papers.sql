CREATE OR REPLACE FUNCTION public.refuse_paper_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF (OLD.id, OLD.claim_id, OLD.number, OLD.kind, OLD.language, OLD.subject_kind, OLD.subject_id, OLD.queued_at)
      IS DISTINCT FROM
     (NEW.id, NEW.claim_id, NEW.number, NEW.kind, NEW.language, NEW.subject_kind, NEW.subject_id, NEW.queued_at)
    -- One that is not made yet may tell of a newer form.
    OR OLD.claim_version IS DISTINCT FROM NEW.claim_version AND NOT (OLD.state = 'queued' AND NEW.state = 'queued'
      AND OLD.subject_kind = 'claim' AND OLD.claim_version < NEW.claim_version)
    OR OLD.state = 'made' AND (OLD.state, OLD.made_at, OLD.amount, OLD.template, OLD.file_id, OLD.file_size, OLD.sha256)
      IS DISTINCT FROM (NEW.state, NEW.made_at, NEW.amount, NEW.template, NEW.file_id, NEW.file_size, NEW.sha256)
    OR OLD.replaced_by_id IS NOT NULL AND OLD.replaced_by_id IS DISTINCT FROM NEW.replaced_by_id THEN
    RAISE EXCEPTION 'a paper stays as it was made';
  END IF;
  RETURN NEW;
END
$function$
;

CREATE TRIGGER papers_stay BEFORE UPDATE ON papers FOR EACH ROW EXECUTE FUNCTION refuse_paper_change();
