-- Names are found by their sound, see name_keys; what is there gets its keys from beside.sql.
ALTER TABLE claim_search ADD COLUMN name_keys text[] DEFAULT '{}'::text[] NOT NULL;
CREATE INDEX claim_search_names_idx ON claim_search USING gin (array_to_tsvector(name_keys));
ALTER TABLE account_usage ADD COLUMN name_keys text[] DEFAULT '{}'::text[] NOT NULL;
CREATE INDEX account_usage_names_idx ON account_usage USING gin (array_to_tsvector(name_keys));
-- words_of_name gives sounds too, so that it is built anew.
DROP INDEX IF EXISTS creditor_list_rows_words;
