-- Claims of a list that are of the same creditor as an earlier one in it: together they are one member of the committee.
CREATE TABLE creditor_list_same (
  list_number integer NOT NULL,
  claim_id uuid NOT NULL,
  first_claim_id uuid NOT NULL,
  PRIMARY KEY (list_number, claim_id)
);
CREATE TRIGGER creditor_list_same_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON creditor_list_same
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_list_row_change();
CREATE TRIGGER creditor_list_same_in_time AFTER INSERT ON creditor_list_same REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_late_list_rows();
