-- What was claimed in another currency, by which rate, and what that is in rupees; null for a line in rupees, and in lists from before.
ALTER TABLE creditor_list_rows ADD COLUMN currency jsonb;
