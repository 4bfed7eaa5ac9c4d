-- Names and remarks of a published list carry no number that identifies somebody, in whichever script and however it is split.
-- <d> is a digit of any script that people here write in, <b> a blank of any width, <h> a hyphen or dash. Everything is bounded,
-- so that the time grows with the text alone. A dot splits a number only before three digits more, or between five pieces:
-- dates and amounts stay. A dash with blanks around it does only before four digits that no dash follows: years stay.
CREATE OR REPLACE FUNCTION without_identifiers(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $function$
  SELECT CASE WHEN typed !~ replace('@|(?:[<d>][^<d>]*){4}', '<d>',
    '0-9\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF\u0A66-\u0A6F\u0AE6-\u0AEF\u0B66-\u0B6F\u0BE6-\u0BEF\u0C66-\u0C6F\u0CE6-\u0CEF\u0D66-\u0D6F\uFF10-\uFF19')
    THEN typed ELSE
    regexp_replace(regexp_replace(regexp_replace(typed,
      '[^[:space:]<>(),;]+@[^[:space:]<>(),;]+', '•••', 'g'),
      replace(replace(replace($$\m[A-Za-z]{5}(?:[<b>]{1,3}|[.<h>])?<d>{4}(?:[<b>]{1,3}|[.<h>])?[A-Za-z]\M$$,
        '<d>', '[0-9\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF\u0A66-\u0A6F\u0AE6-\u0AEF\u0B66-\u0B6F\u0BE6-\u0BEF\u0C66-\u0C6F\u0CE6-\u0CEF\u0D66-\u0D6F\uFF10-\uFF19]'),
        '<b>', '\u0020\u0009\u00A0\u00AD\u2000-\u200D\u202F\u205F\u2060\u3000\uFEFF'), '<h>', '\u2010-\u2015\u2212-'), '•••', 'g'),
      replace(replace(replace(
        $$(?:\+<d>{1,3}(?:[<b>]{1,3}|[.<h>])?)?<d>(?:(?:[<b>]{1,3}|[<h>]|[.\u00B7](?=<d>{3})|[<b>]{0,3}[<h>][<b>]{0,3}(?=<d>{4}(?:[^<h>]|$)))?<d>){8,17}|<d>{1,4}(?:[.\u00B7]<d>{1,4}){4,8}$$,
        '<d>', '[0-9\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF\u0A66-\u0A6F\u0AE6-\u0AEF\u0B66-\u0B6F\u0BE6-\u0BEF\u0C66-\u0C6F\u0CE6-\u0CEF\u0D66-\u0D6F\uFF10-\uFF19]'),
        '<b>', '\u0020\u0009\u00A0\u00AD\u2000-\u200D\u202F\u205F\u2060\u3000\uFEFF'), '<h>', '\u2010-\u2015\u2212-'), '•••', 'g') END
$function$;
