-- Whoever was invited and did not come yet is told by the invitation that there is a claim: its acknowledgement waits for them in the portal,
-- and goes by post only once the invitation did not arrive.
CREATE OR REPLACE FUNCTION keep_letters_for_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.paper_id IS NOT NULL AND (NEW.failed_at IS DISTINCT FROM OLD.failed_at OR NEW.outcome IS DISTINCT FROM OLD.outcome) THEN
    UPDATE papers SET for_post = (NEW.failed_at IS NOT NULL OR NEW.outcome IS NOT DISTINCT FROM 'nobody')
    WHERE id = NEW.paper_id AND letter AND opened_at IS NULL AND posted_on IS NULL;
  END IF;
  IF NEW.kind = 'invitation' AND NEW.failed_at IS DISTINCT FROM OLD.failed_at THEN
    UPDATE papers p SET for_post = (NEW.failed_at IS NOT NULL) FROM claims c
    WHERE c.claimant_id = NEW.user_id AND p.claim_id = c.id AND p.kind = 'acknowledgement' AND p.letter AND p.state = 'made'
      AND p.replaced_by_id IS NULL AND p.opened_at IS NULL AND p.posted_on IS NULL;
  END IF;
  RETURN NULL;
END
$$;

-- What waits for the post already only because its creditor, whose invitation did not fail, has not come yet.
UPDATE papers p SET for_post = false FROM claims c JOIN users u ON u.id = c.claimant_id
WHERE p.claim_id = c.id AND p.for_post AND p.kind = 'acknowledgement' AND u.email IS NOT NULL AND u.status = 'active'
  AND u.password_hash IS NULL AND u.email_proven_at IS NULL
  AND NOT EXISTS (SELECT FROM mail_queue m WHERE m.user_id = u.id AND m.kind = 'invitation' AND m.failed_at IS NOT NULL);
