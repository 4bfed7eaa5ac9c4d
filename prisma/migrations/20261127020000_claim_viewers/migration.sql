-- Who has which claim open at this moment. Written every few seconds and worth nothing a minute later: not in the log of
-- the database, and without references, which would lock the claim.
CREATE UNLOGGED TABLE claim_viewers (
  user_id uuid NOT NULL,
  claim_id uuid NOT NULL,
  opened_at timestamptz(3) NOT NULL DEFAULT now(),
  seen_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, claim_id)
);
CREATE INDEX claim_viewers_claim_id_idx ON claim_viewers (claim_id);
