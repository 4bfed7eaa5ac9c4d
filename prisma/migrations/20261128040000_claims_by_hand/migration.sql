-- A creditor who came by post or in person may have no e-mail address: theirs is a name, and no account.
ALTER TABLE users ALTER COLUMN email DROP NOT NULL;
ALTER TABLE users ADD CONSTRAINT users_reached_or_claimant
  CHECK (email IS NOT NULL OR (role = 'claimant' AND password_hash IS NULL));

CREATE TYPE "ReceivedBy" AS ENUM ('post', 'in_person', 'email');
ALTER TABLE claims ADD COLUMN received_by "ReceivedBy";
ALTER TABLE claims ADD CONSTRAINT claims_received_entered
  CHECK (received_by IS NULL OR entered_by_id IS NOT NULL);
