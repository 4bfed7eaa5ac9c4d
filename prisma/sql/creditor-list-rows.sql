CREATE TRIGGER creditor_list_rows_in_time AFTER INSERT ON creditor_list_rows REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION refuse_late_list_rows();

CREATE TRIGGER creditor_list_rows_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON creditor_list_rows FOR EACH STATEMENT EXECUTE FUNCTION refuse_list_row_change();
