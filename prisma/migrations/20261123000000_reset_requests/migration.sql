-- Reset links asked for, of known and of unknown addresses alike: what was answered is not lost with the process.

CREATE TABLE reset_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email citext NOT NULL
);
