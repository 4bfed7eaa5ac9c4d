-- When somebody last did something in a session, to within a minute: a page that only keeps itself up to date does not count.
ALTER TABLE sessions ADD COLUMN last_active_at timestamptz(3) NOT NULL DEFAULT now();
