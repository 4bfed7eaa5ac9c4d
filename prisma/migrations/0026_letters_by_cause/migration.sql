-- Letters go by what they are, those with a day in law before others, and what strangers cause has a pace of its own.
ALTER TABLE mail_queue
  ADD COLUMN by_stranger boolean NOT NULL DEFAULT false,
  ADD COLUMN rank integer NOT NULL DEFAULT 3;
UPDATE mail_queue m SET
  by_stranger = m.kind = 'account_notice' AND m.facts->>'what' IS NOT DISTINCT FROM 'email_taken',
  rank = CASE
    WHEN m.kind IN ('password_reset', 'email_change', 'account_notice', 'list_code') THEN 0
    WHEN m.kind = 'paper' AND EXISTS (SELECT FROM papers p WHERE p.id = m.paper_id AND p.kind IN ('decision', 'late_claim', 'questions')) THEN 1
    WHEN m.kind IN ('claim_received', 'paper') THEN 2
    WHEN m.kind = 'notification' THEN 3
    ELSE 4 END
WHERE m.sent_at IS NULL;
DROP INDEX mail_queue_due_idx;
CREATE INDEX mail_queue_due_idx ON mail_queue (rank, next_try_at) WHERE ((sent_at IS NULL) AND (failed_at IS NULL));

-- A live code is made again of this and of a key that the database does not have.
ALTER TABLE list_look_ups ADD COLUMN seed bytea;
