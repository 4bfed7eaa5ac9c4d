-- When a link that was mailed to a person's address was last used: only then is it known to be theirs.

ALTER TABLE users ADD COLUMN email_proven_at timestamptz(3);
