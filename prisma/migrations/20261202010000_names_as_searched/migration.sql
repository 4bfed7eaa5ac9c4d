-- Names are looked for as they sound to whoever types them: in either form of Unicode, with or without the dot of 'Md.', with straight,
-- curly or no quotation marks, with one blank or two of any width, and without marks that nobody sees. lib/format/as-searched.ts says the same.
CREATE FUNCTION as_searched(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $function$
  SELECT regexp_replace(translate(normalize(lower(typed), NFC),
    E'.\t\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u202F\u205F\u3000'
    '\'"`\u00B4\u02BB\u02BC\u2018\u2019\u201A\u201B\u201C\u201D\u201E\u201F\u2032\u2033\uFF07'
    '\u00AD\u061C\u180E\u200B\u200C\u200D\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2060\u2061\u2062\u2063\u2064'
    '\u2066\u2067\u2068\u2069\u206A\u206B\u206C\u206D\u206E\u206F\uFEFF',
    repeat(' ', 18)), ' {2,}', ' ', 'g')
$function$;

CREATE OR REPLACE FUNCTION claim_search_text(claim_number text, creditor_name text, first_name text, last_name text, email text)
RETURNS text LANGUAGE sql STABLE AS $function$
  SELECT as_searched(concat_ws(E'\n', claim_number, creditor_name, first_name || ' ' || last_name, email))
$function$;

-- The index of the texts is made anew: each of its many entries for a row would be written twice.
DROP INDEX claim_search_search_text_idx;
UPDATE claim_search SET search_text = as_searched(search_text) WHERE search_text <> as_searched(search_text);
CREATE INDEX claim_search_search_text_idx ON claim_search USING gin (search_text gin_trgm_ops);

DROP INDEX creditor_list_rows_words;
CREATE OR REPLACE FUNCTION words_of_name(name text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $function$
  SELECT array_to_tsvector(array_remove(string_to_array(translate(public.as_searched(name), ',;:()/&-_', '         '), ' '), ''))
$function$;
CREATE INDEX creditor_list_rows_words ON creditor_list_rows USING gin (words_of_name(name));
