ALTER TABLE users ADD COLUMN mail_off text[] NOT NULL DEFAULT '{}';

CREATE TYPE "MailKind" AS ENUM ('password_reset', 'invitation', 'notification');

CREATE TABLE mail_queue (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  kind "MailKind" NOT NULL,
  notification_id uuid REFERENCES notifications (id) ON DELETE CASCADE ON UPDATE CASCADE,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  queued_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  next_try_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  sent_at timestamptz(3),
  failed_at timestamptz(3)
);
CREATE INDEX mail_queue_due_idx ON mail_queue (next_try_at) WHERE sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX mail_queue_failed_idx ON mail_queue (failed_at DESC) WHERE failed_at IS NOT NULL;
CREATE INDEX mail_queue_sent_at_idx ON mail_queue (sent_at);
CREATE INDEX mail_queue_user_id_idx ON mail_queue (user_id);
CREATE INDEX mail_queue_notification_id_idx ON mail_queue (notification_id);
