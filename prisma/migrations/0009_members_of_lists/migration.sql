-- Who votes where no financial creditor does. Lists from before show no shares of theirs in the annexures.
ALTER TABLE creditor_lists
  ADD COLUMN operational_base numeric(30, 2),
  ADD COLUMN operational_members jsonb;
