-- As before, and besides: a PAN within a longer word, as in a GSTIN; telephone numbers with brackets, a slash or a comma. Numbers of
-- claims stay: two characters that nobody types stand around the last part of one meanwhile.
CREATE OR REPLACE FUNCTION without_identifiers(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $function$
  SELECT CASE WHEN typed !~ replace('@|(?:[<d>][^<d>]*){4}', '<d>',
    '0-9\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF\u0A66-\u0A6F\u0AE6-\u0AEF\u0B66-\u0B6F\u0BE6-\u0BEF\u0C66-\u0C6F\u0CE6-\u0CEF\u0D66-\u0D6F\uFF10-\uFF19')
    THEN typed ELSE
    translate(regexp_replace(regexp_replace(regexp_replace(
      regexp_replace(translate(typed, chr(57344) || chr(57345), ''), '\mCLM-([0-9]{4})-([0-9]{6,8})(?![0-9])',
        'CLM-\1' || chr(57344) || '\2' || chr(57345), 'g'),
      '[^[:space:]<>(),;]+@[^[:space:]<>(),;]+', '•••', 'g'),
      replace(replace(replace(
        $$\w{0,30}[A-Za-z]{5}<d>{4}[A-Za-z]\w{0,30}|\m[A-Za-z]{5}(?:[<b>]{1,3}|[.<h>])?<d>{4}(?:[<b>]{1,3}|[.<h>])?[A-Za-z]\M$$,
        '<d>', '[0-9\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF\u0A66-\u0A6F\u0AE6-\u0AEF\u0B66-\u0B6F\u0BE6-\u0BEF\u0C66-\u0C6F\u0CE6-\u0CEF\u0D66-\u0D6F\uFF10-\uFF19]'),
        '<b>', '\u0020\u0009\u00A0\u00AD\u2000-\u200D\u202F\u205F\u2060\u3000\uFEFF'), '<h>', '\u2010-\u2015\u2212-'), '•••', 'g'),
      replace(replace(replace(
        $$(?:\+<d>{1,3}[<b>]{0,3}\(<d>{2,5}\)|\([0\u0966]<d>{2,4}\))[<b>]{0,3}<d>{3,4}(?:[<b>]{1,3}|[<h>])?<d>{3,4}(?!<d>)|(?:\+<d>{1,3}(?:[<b>]{1,3}|[.<h>])?)?<d>(?:(?:[<b>]{1,3}|[<h>]|[.\u00B7](?=<d>{3})|[<b>]{0,3}[<h>][<b>]{0,3}(?=<d>{4}(?:[^<h>]|$)))?<d>){8,17}|<d>{1,4}(?:[.\u00B7]<d>{1,4}){4,8}|<d>{5}[<b>]{0,2}[/,][<b>]{0,2}<d>{5}(?!<d>)$$,
        '<d>', '[0-9\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF\u0A66-\u0A6F\u0AE6-\u0AEF\u0B66-\u0B6F\u0BE6-\u0BEF\u0C66-\u0C6F\u0CE6-\u0CEF\u0D66-\u0D6F\uFF10-\uFF19]'),
        '<b>', '\u0020\u0009\u00A0\u00AD\u2000-\u200D\u202F\u205F\u2060\u3000\uFEFF'), '<h>', '\u2010-\u2015\u2212-'), '•••', 'g'), chr(57344) || chr(57345), '-') END
$function$;
