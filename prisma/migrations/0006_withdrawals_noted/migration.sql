-- Who noted a withdrawal for a creditor who wrote. Nobody had, so that no row is looked at.
ALTER TABLE claims ADD COLUMN withdrawal_noted_by_id uuid
  CONSTRAINT claims_withdrawal_noted_by_id_fkey REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;
