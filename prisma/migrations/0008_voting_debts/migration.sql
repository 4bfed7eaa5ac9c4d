-- With what a creditor in a class votes: determinations and lists from before have none, and what is admitted counts.
ALTER TABLE determinations ADD COLUMN voting jsonb;
ALTER TABLE creditor_list_rows ADD COLUMN voting_debt numeric(30, 2);
