-- What is proposed: 'promote', or what takes an administrator away, 'demote', 'disable' or 'reset', which is done a day later unless one refuses.
ALTER TABLE administrator_proposals ADD COLUMN kind text NOT NULL DEFAULT 'promote';
