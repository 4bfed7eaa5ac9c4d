-- Any determination may name the day from which it counts, not only one that follows from a transfer.
ALTER TABLE determinations DROP CONSTRAINT determinations_effective_of_assigned;
