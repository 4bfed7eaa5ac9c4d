-- What of a line the line of a new creditor claims too, and from whom or to whom parts of it were transferred. Lists from before say neither.
ALTER TABLE creditor_list_rows
  ADD COLUMN transferred numeric(18, 2) DEFAULT 0 NOT NULL,
  ADD COLUMN transfers jsonb;
