-- How many annexures there are says the law (lib/law/categories.ts).
ALTER TABLE creditor_list_rows DROP CONSTRAINT creditor_list_rows_annexure_check;
ALTER TABLE creditor_list_rows ADD CONSTRAINT creditor_list_rows_annexure_check CHECK (annexure >= 1);
