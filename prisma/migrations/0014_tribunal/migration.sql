-- The tribunal, its bench, the number of the case, and the order of admission.
ALTER TABLE case_settings ADD COLUMN tribunal text, ADD COLUMN tribunal_bench text, ADD COLUMN case_number text, ADD COLUMN admission_order_date date, ADD COLUMN admission_order_number text;
-- As they were when a list was made; nobody had entered them before.
ALTER TABLE creditor_lists ADD COLUMN tribunal text, ADD COLUMN tribunal_bench text, ADD COLUMN case_number text, ADD COLUMN admission_order_date date, ADD COLUMN admission_order_number text;
