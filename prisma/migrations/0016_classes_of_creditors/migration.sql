-- A case may have several classes of creditors, each with a representative of its own. One that was taken out stays, for what was determined
-- while it was there. A determination says which class; lists keep it with their lines, and the classes as they were when they were made.
CREATE TABLE creditor_classes (
  number integer NOT NULL,
  name text NOT NULL,
  representative text,
  removed_at timestamptz(3),
  CONSTRAINT creditor_classes_pkey PRIMARY KEY (number),
  CONSTRAINT creditor_classes_number_check CHECK (number >= 1)
);
ALTER TABLE determinations ADD COLUMN class_number integer,
  ADD CONSTRAINT determinations_class_number_fkey FOREIGN KEY (class_number) REFERENCES creditor_classes(number) ON UPDATE CASCADE ON DELETE RESTRICT,
  ADD CONSTRAINT determinations_class CHECK (class_number IS NULL OR category IN ('secured_class', 'unsecured_class'));
ALTER TABLE creditor_list_rows ADD COLUMN class_number integer;
ALTER TABLE creditor_lists ADD COLUMN classes jsonb;
