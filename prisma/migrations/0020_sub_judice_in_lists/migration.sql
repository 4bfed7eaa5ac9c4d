-- What of the amounts not admitted, or only contingently, is before a court. Lists from before have no such column.
ALTER TABLE creditor_list_rows ADD COLUMN sub_judice numeric(18, 2);
