-- Why an amount of a line is not admitted or only contingently, with each reason's amount. Lists from before have the codes alone.
ALTER TABLE creditor_list_rows ADD COLUMN grounds jsonb;
