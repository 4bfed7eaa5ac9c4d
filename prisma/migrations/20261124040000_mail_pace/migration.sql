-- Where a letter went, so that letters to one address can be counted. What was told together with others carries none.
ALTER TABLE mail_queue ADD COLUMN sent_to citext;
UPDATE mail_queue m SET sent_to = coalesce(m.recipient, u.email)
  FROM users u WHERE u.id = m.user_id AND m.sent_at > now() - interval '1 day';
CREATE INDEX mail_queue_sent_to_sent_at_idx ON mail_queue (sent_to, sent_at) WHERE sent_to IS NOT NULL;
-- What waits for one person, to be told in one letter.
CREATE INDEX mail_queue_user_id_kind_idx ON mail_queue (user_id, kind) WHERE sent_at IS NULL AND failed_at IS NULL;
