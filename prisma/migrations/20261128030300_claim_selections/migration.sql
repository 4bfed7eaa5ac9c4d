-- Claims that somebody selected by a filter, however many: which they were, and when, so that what is done to them in parts is done to
-- these, and leaves alone what changed meanwhile. Worth a day.
CREATE TABLE claim_selections (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  claim_ids uuid[] NOT NULL CHECK (cardinality(claim_ids) BETWEEN 1 AND 200000),
  made_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX claim_selections_user_id_made_at_idx ON claim_selections (user_id, made_at);
