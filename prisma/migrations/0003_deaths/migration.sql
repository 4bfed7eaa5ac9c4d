-- Tries whose process died, with the one under way.
ALTER TABLE papers ADD COLUMN deaths integer DEFAULT 0 NOT NULL;
ALTER TABLE claim_files ADD COLUMN deaths integer DEFAULT 0 NOT NULL;
ALTER TABLE creditor_lists ADD COLUMN deaths integer DEFAULT 0 NOT NULL;
