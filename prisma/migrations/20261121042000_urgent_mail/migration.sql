-- A reset link that somebody waits for goes before notices: kinds are in the order of their urgency.
DROP INDEX mail_queue_due_idx;
CREATE INDEX mail_queue_due_idx ON mail_queue (kind, next_try_at) WHERE sent_at IS NULL AND failed_at IS NULL;
