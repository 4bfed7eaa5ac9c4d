CREATE TRIGGER creditor_list_same_in_time AFTER INSERT ON creditor_list_same REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION refuse_late_list_rows();

CREATE TRIGGER creditor_list_same_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON creditor_list_same FOR EACH STATEMENT EXECUTE FUNCTION refuse_list_row_change();
