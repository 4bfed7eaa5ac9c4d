-- Everybody in a list that is published from now on is told, person by person: up to whom, and when all were. It stands apart from the
-- list, whose row says when kept answers about it are out of date.
ALTER TYPE "NotificationType" ADD VALUE 'list_published';
CREATE TABLE creditor_list_tellings (
  list_number integer NOT NULL,
  told_up_to uuid,
  told_at timestamptz(3),
  CONSTRAINT creditor_list_tellings_pkey PRIMARY KEY (list_number),
  CONSTRAINT creditor_list_tellings_list_number_fkey FOREIGN KEY (list_number) REFERENCES creditor_lists(number) ON UPDATE CASCADE ON DELETE RESTRICT
);
