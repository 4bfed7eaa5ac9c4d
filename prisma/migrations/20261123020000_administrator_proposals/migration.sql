-- Who is to become an administrator once a second one agrees.

CREATE TABLE administrator_proposals (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  proposed_by_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  proposed_at timestamptz(3) NOT NULL
);
