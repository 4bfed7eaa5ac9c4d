CREATE TRIGGER creditor_list_rows_in_time AFTER INSERT ON creditor_list_rows REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION refuse_late_list_rows();

CREATE TRIGGER creditor_list_rows_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON creditor_list_rows FOR EACH STATEMENT EXECUTE FUNCTION refuse_list_row_change();

-- Here and not in a migration, since it needs the function. A migration that drops it has it built anew.
CREATE INDEX IF NOT EXISTS creditor_list_rows_words ON creditor_list_rows USING gin (words_of_name(name));
