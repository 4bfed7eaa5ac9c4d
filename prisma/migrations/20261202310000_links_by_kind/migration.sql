-- Each kind of letter has its own live link, which is made of a random seed, so that the same one can be sent again.
ALTER TABLE password_resets ADD COLUMN kind "MailKind" NOT NULL DEFAULT 'password_reset';
ALTER TABLE password_resets ADD COLUMN seed bytea;
-- Whether its owner asked for it, signed in or on a device that is known: then nobody else's request takes its place.
ALTER TABLE password_resets ADD COLUMN own boolean NOT NULL DEFAULT false;
UPDATE password_resets SET kind = 'invitation' WHERE expires_at > now() + interval '15 minutes';
ALTER TABLE password_resets DROP CONSTRAINT password_resets_pkey, ADD PRIMARY KEY (user_id, kind);
-- One that shows an address to be theirs, and one that changes it.
ALTER TABLE email_changes ADD COLUMN proves boolean NOT NULL DEFAULT false;
ALTER TABLE email_changes ADD COLUMN seed bytea;
UPDATE email_changes e SET proves = true FROM users u WHERE u.id = e.user_id AND u.email = e.new_email;
ALTER TABLE email_changes DROP CONSTRAINT email_changes_pkey, ADD PRIMARY KEY (user_id, proves);
-- Letters that their owner asked for are counted apart from what strangers ask for.
ALTER TABLE mail_queue ADD COLUMN own boolean NOT NULL DEFAULT false;
ALTER TABLE reset_requests ADD COLUMN own boolean NOT NULL DEFAULT false;
