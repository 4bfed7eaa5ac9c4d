-- The facilities of a lender with their security; null in a line without any, and in lists from before.
ALTER TABLE creditor_list_rows ADD COLUMN facilities jsonb;
