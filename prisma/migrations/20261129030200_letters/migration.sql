-- Letters: which papers go out by themselves, how each went, whether its claimant opened it, and which are left for the post.
ALTER TYPE "MailKind" ADD VALUE 'paper';
ALTER TYPE "AuditAction" ADD VALUE 'paper_posted';

ALTER TABLE case_settings ADD COLUMN letter_mail text NOT NULL DEFAULT 'attached' CHECK (letter_mail IN ('attached', 'link'));

ALTER TABLE papers
  ADD COLUMN letter boolean NOT NULL DEFAULT false,
  ADD COLUMN for_post boolean NOT NULL DEFAULT false,
  ADD COLUMN opened_at timestamptz(3),
  ADD COLUMN posted_on date;
CREATE INDEX papers_for_post ON papers (made_at, id) WHERE for_post AND replaced_by_id IS NULL;

ALTER TABLE mail_queue
  ADD COLUMN paper_id uuid REFERENCES papers (id) ON UPDATE CASCADE ON DELETE CASCADE,
  -- What became of it once it was dealt with: given to the mail server, kept in the outbox of a trial, or nobody to write to.
  ADD COLUMN outcome text CHECK (outcome IN ('sent', 'kept', 'nobody'));
CREATE INDEX mail_queue_paper_id_idx ON mail_queue (paper_id) WHERE paper_id IS NOT NULL;
CREATE INDEX mail_queue_receipts ON mail_queue (user_id) WHERE kind = 'claim_received' AND sent_at IS NULL AND failed_at IS NULL;

-- Whoever has no address that works gets a letter by post, unless they opened it in the portal.
CREATE FUNCTION keep_letters_for_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.paper_id IS NOT NULL AND (NEW.failed_at IS DISTINCT FROM OLD.failed_at OR NEW.outcome IS DISTINCT FROM OLD.outcome) THEN
    UPDATE papers SET for_post = (NEW.failed_at IS NOT NULL OR NEW.outcome IS NOT DISTINCT FROM 'nobody')
    WHERE id = NEW.paper_id AND letter AND opened_at IS NULL AND posted_on IS NULL;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER mail_queue_letters_for_post AFTER UPDATE ON mail_queue
  FOR EACH ROW EXECUTE FUNCTION keep_letters_for_post();
-- Decisions that their claimants were not told of yet: reg. 13 gives seven days.
CREATE INDEX papers_untold ON papers (claim_id) WHERE kind = 'decision' AND letter AND replaced_by_id IS NULL
  AND opened_at IS NULL AND posted_on IS NULL AND (for_post OR state <> 'made');
