-- Names by their sound, see docs/decisions/0117. What is stored and what is typed goes through these functions alone.

-- Words that are written in many ways, each behind the spelling that stands for it; and what says nothing of who somebody is. Further
-- spellings are found by their sound and need no row.
CREATE OR REPLACE FUNCTION public.name_spellings()
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT jsonb_object_agg(spelling, word) FROM (VALUES
    ('', 'mr mrs ms miss shri shree sri sree shrimati srimati smt dr do prof late the and of'),
    ('mohammad', 'md mohd mhd mohmd mohmed mohamd muhd mo mahammad mohommad mohomad'),
    ('shaikh', 'sk'),
    ('kumar', 'kr'),
    ('prasad', 'pd parsad pershad persad'),
    ('singh', 'sinh simha'),
    ('chaudhri', 'choudhury chowdhury chaudhuri chaudhury chowdary choudary'),
    ('lakshmi', 'luxmi'),
    ('fatima', 'fatma fatema fathema'),
    ('begum', 'begam'),
    ('yusuf', 'yousaf yusaf'),
    ('sandip', 'sundeep sundip'),
    ('saurabh', 'sourav saurav'),
    ('vijay', 'bijay'),
    ('vivek', 'bibek'),
    ('vikas', 'bikash bikas'),
    ('prakash', 'parkash'),
    ('krishna', 'krushna kishan'),
    ('chandra', 'chander chandar'),
    ('surendra', 'surender surinder surindar surendar'),
    ('mahendra', 'mahender mohinder mohender mahinder'),
    ('rajendra', 'rajender rajinder rajendar'),
    ('narendra', 'narender narinder'),
    ('jitendra', 'jitender jeetender jatinder jatender jitinder'),
    ('dharmendra', 'dharmender dharminder'),
    ('devendra', 'devender davinder devinder'),
    ('virendra', 'virender varinder virinder veerender'),
    ('satyendra', 'satender satinder'),
    ('bhupendra', 'bhupender bhupinder'),
    ('balvindar', 'balwinder balvinder'),
    ('bhattacharya', 'bhattacharjee bhattacharji bhatacharjee'),
    ('aiyar', 'iyer ayyar ayyer'),
    ('jyoti', 'jyothy'),
    ('rao', 'rau rav raw row'),
    ('nayak', 'naik'),
    ('naidu', 'nayudu nayadu'),
    ('gaura', 'gowda gouda gauda'),
    ('mathew', 'maityu matyu'),
    ('fernandis', 'fernandes'),
    ('subramaniam', 'subramanian subramanyan subrahmanyam subrahmanian subramanyam'),
    ('kaveri', 'cauvery'),
    ('motors', 'motars'),
    ('private', 'pvt praivet'),
    ('limited', 'ltd'),
    ('company', 'co'),
    ('brothers', 'bros'),
    -- Letters of the alphabet as Hindi writes them.
    ('a', 'ए'), ('b', 'बी'), ('c', 'सी'), ('d', 'डी'), ('f', 'एफ'), ('g', 'जी'), ('h', 'एच'), ('i', 'आई'), ('j', 'जे'), ('k', 'के'),
    ('l', 'एल'), ('m', 'एम'), ('n', 'एन'), ('p', 'पी'), ('r', 'आर'), ('s', 'एस'), ('t', 'टी'), ('v', 'वी')
  ) AS known (word, spellings), string_to_table(spellings, ' ') AS spelling
$function$
;

-- A text in small Latin letters and single blanks: Devanagari by its sound, without the last short a, and letters without accents.
CREATE OR REPLACE FUNCTION public.in_latin(written text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
DECLARE
  s text := replace(' ' || public.as_searched(written), ' m/s', ' ');
BEGIN
  IF s ~ '[^\u0001-\u007f]' THEN
    s := regexp_replace(normalize(s, NFKD), '[\u0300-\u036f]', '', 'g');
    IF s ~ '[\u0900-\u097f]' THEN
      s := (SELECT string_agg(coalesce(public.name_spellings() ->> word, word), ' ') FROM string_to_table(s, ' ') AS word);
      -- Flaps are heard as r; the marks of foreign sounds say nothing here.
      s := translate(replace(replace(s, E'\u0921\u093c', 'र'), E'\u0922\u093c', 'र'), E'\u093c', '');
      s := replace(s, 'ज्ञ', 'ग्य');
      s := regexp_replace(s, '\u0902(?=[पफबभम])', 'म्', 'g');
      s := regexp_replace(s, '([\u0915-\u0939])(?=[\u0900-\u0939])', '\1a', 'g');
      s := replace(replace(replace(replace(s, 'ऐ', 'ai'), 'ै', 'ai'), 'औ', 'au'), 'ौ', 'au');
      s := replace(replace(replace(replace(s, 'ऋ', 'ri'), 'ृ', 'ri'), 'च', 'ch'), 'छ', 'ch');
      s := replace(replace(s, 'श', 'sh'), 'ष', 'sh');
      s := translate(s, 'अआइईउऊएऑओऎऍािीुूेोॅॉँंकखगघङजझञटठडढणतथदधनपफबभमयरलळवसह०१२३४५६७८९' || E'\u0903\u094d',
        'aaiiuueooeeaiiuueoeonnkkggnjjnttddnttddnpfbbmyrllvsh0123456789');
    END IF;
  END IF;
  RETURN trim(regexp_replace(s,
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u20a0-\u20cf\u0964\u0965\u3000-\u303f]+', ' ', 'g'));
END $function$
;

-- The words of a text in Latin letters, in the spelling that stands for each, without titles; of a word that is no name, the first letters.
CREATE OR REPLACE FUNCTION public.name_words(latin text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
BEGIN
  RETURN ARRAY(SELECT left(spelt, 30) FROM (SELECT coalesce(public.name_spellings() ->> word, word) AS spelt FROM string_to_table(latin, ' ') AS word) AS words
    WHERE spelt <> '');
END $function$
;

-- The sound of each word: consonants without breath, long and dark vowels, the vowel in front. A letter alone is '0' and itself, a number '#'
-- and itself. Any other begins with a capital, as no word does.
CREATE OR REPLACE FUNCTION public.name_sounds(words text[])
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
DECLARE
  -- Two blanks, so that a word's end and the next one's beginning have each their own.
  s text := ' ' || array_to_string(words, '  ') || ' ';
BEGIN
  s := replace(replace(replace(replace(replace(s, 'ph', 'f'), 'x', 'ks'), 'ck', 'k'), 'tch', 'C'), 'chh', 'C');
  s := replace(replace(replace(replace(s, 'ch', 'C'), 'ce', 'se'), 'ci', 'si'), 'cy', 'sy');
  s := replace(replace(replace(s, ' jn', ' gy'), ' dny', ' gy'), 'zh', 'l');
  s := replace(replace(replace(replace(replace(s, 'kh', 'k'), 'gh', 'g'), 'jh', 'j'), 'th', 't'), 'dh', 'd');
  s := replace(replace(replace(s, 'bh', 'b'), 'sh', 's'), 'wh', 'w');
  s := translate(s, 'cCqwz', 'kckvj');
  s := regexp_replace(s, '([b-df-hj-np-tv])\1', '\1', 'g');
  s := replace(replace(replace(replace(s, 'ov ', 'u '), 'ee', 'W'), 'ie', 'W'), 'oo', 'u');
  s := regexp_replace(s, 'ov(?=[b-df-hj-np-tv])', 'u', 'g');
  s := regexp_replace(s, '([b-df-hj-np-tv])y ', '\1i ', 'g');
  s := replace(s, ' y', ' Y');
  s := regexp_replace(s, ' (?:au|ao|[ou])[aeiouW]*', ' U', 'g');
  s := regexp_replace(s, ' a[aeiW]*', ' A', 'g');
  s := regexp_replace(s, ' [ieW][aeiW]*', ' I', 'g');
  s := replace(s, 'y', '');
  s := replace(replace(replace(replace(s, 'au', 'u'), 'ao', 'u'), 'o', 'u'), 'uu', 'u');
  s := replace(replace(s, 'ai', ''), 'ei', '');
  s := translate(s, 'bcdfghjklmnprstvWae', 'BCDFGHJKLMNPRSTVi');
  s := replace(replace(s, 'uu', 'u'), 'ii', 'i');
  RETURN ARRAY(SELECT CASE WHEN word ~ '^[0-9]{2}' THEN '#' || sound WHEN length(word) = 1 OR sound = '' THEN '0' || public.first_sound(word)
      WHEN length(sound) = 1 THEN sound || 'e' ELSE sound END
    FROM ROWS FROM (unnest(words), string_to_table(trim(s), '  ')) AS heard (word, sound));
END $function$
;

-- What an initial says.
CREATE OR REPLACE FUNCTION public.first_sound(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT translate(left(word, 1), 'zqwx', 'jkvk')
$function$
;

-- What a name is found by: the sounds of its words, and '1' with the first letter of each.
CREATE OR REPLACE FUNCTION public.name_keys(written text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
DECLARE
  latin text := public.in_latin(written);
  words text[] := public.name_words(latin);
BEGIN
  -- 'Sri Nivas' is Srinivas too.
  IF latin ~ '\m(?:shri|shree|sri|sree) ' THEN words := words || public.name_words(public.joined_title(latin)); END IF;
  RETURN ARRAY(SELECT unnest(public.name_sounds(words)) UNION SELECT '1' || public.first_sound(word) FROM unnest(words) AS word ORDER BY 1);
END $function$
;

CREATE OR REPLACE FUNCTION public.joined_title(latin text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT regexp_replace(latin, '\m(?:shri|shree|sri|sree) (?=\S{3})', 'sri', 'g')
$function$
;

-- Sounds that differ from one in a letter, but for the first; or in the order of two.
CREATE OR REPLACE FUNCTION public.sounds_near(sound text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT left(sound, at - 1) || letter || substr(sound, at + put)
  FROM generate_series(2, length(sound) + 1) AS at, (VALUES (0), (1)) AS way (put),
    string_to_table('B C D F G H J K L M N P R S T V i u', ' ') AS letter
  UNION SELECT left(sound, at - 1) || substr(sound, at + 1) FROM generate_series(2, length(sound)) AS at
  UNION SELECT upper(left(swapped, 1)) || substr(swapped, 2)
  FROM generate_series(1, length(sound) - 1) AS at,
    LATERAL (SELECT left(sound, at - 1) || substr(sound, at + 1, 1) || substr(sound, at, 1) || substr(sound, at + 2) AS swapped) AS turned
$function$
;

-- Every word is there by its beginning, or as an initial beside others; one that was written apart may be written together, and the other way
-- round. Null where no word says enough.
CREATE OR REPLACE FUNCTION public.name_query_of(words text[], near boolean)
 RETURNS tsquery
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
DECLARE
  sounds text[] := public.name_sounds(words);
  word text;
  sound text;
  said text;
  every text[] := '{}';
  telling text[] := '{}';
BEGIN
  FOR at IN 1 .. cardinality(words) LOOP
    word := words[at];
    sound := sounds[at];
    IF length(word) = 1 OR length(word) < 4 AND (length(sound) = 1 OR sound LIKE '_e') THEN
      every := every || format('''1%s''', public.first_sound(word));
      CONTINUE;
    END IF;
    -- A number has no other spellings.
    IF word ~ '^[0-9]+$' THEN
      said := format('''%s'':*', sound);
      every := every || said;
      telling := telling || said;
      CONTINUE;
    END IF;
    said := format('''%s'':*', sound) || coalesce((SELECT string_agg(format(' | (''%s'' & ''%s'')', left(sound, cut), substr(sound, cut + 1)), '')
      FROM generate_series(2, length(sound) - 2) AS cut WHERE substr(sound, cut + 1, 1) !~ '[iu0-9]'), '');
    IF near AND length(sound) > 2 THEN
      said := said || (SELECT string_agg(format(' | ''%s''', other), '') FROM public.sounds_near(sound) AS other);
    END IF;
    IF length(word) < 4 THEN
      -- 'AK' for A. K.
      said := said || ' | (' || (SELECT string_agg(format('''0%s''', public.first_sound(letter)), ' & ') FROM string_to_table(word, NULL) AS letter) || ')';
    END IF;
    telling := telling || said;
    every := every || CASE WHEN cardinality(words) = 1 THEN said ELSE format('(%s | ''0%s'')', said, public.first_sound(word)) END;
  END LOOP;
  IF cardinality(telling) = 0 THEN RETURN NULL; END IF;
  IF cardinality(words) > 1 THEN every := every || format('(%s)', array_to_string(telling, ' | ')); END IF;
  RETURN array_to_string(every, ' & ')::tsquery;
END $function$
;

-- What is typed for a name, as a query of name_keys; `near` takes one wrong letter in each word too.
CREATE OR REPLACE FUNCTION public.name_query(typed text, near boolean)
 RETURNS tsquery
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
DECLARE
  latin text := public.in_latin(typed);
  words text[] := (public.name_words(latin))[:8];
  joined text[] := (public.name_words(public.joined_title(latin)))[:8];
  said tsquery := public.name_query_of(words, near);
  other tsquery;
BEGIN
  -- These are looked for as they are.
  IF typed ~ '[%_\\*@]' THEN RETURN NULL; END IF;
  IF joined <> words THEN said := coalesce(said || public.name_query_of(joined, false), said, public.name_query_of(joined, false)); END IF;
  FOR at IN 1 .. cardinality(words) - 1 LOOP
    other := public.name_query_of(words[: at - 1] || (words[at] || words[at + 1]) || words[at + 2 :], false);
    said := coalesce(said || other, said, other);
  END LOOP;
  RETURN said;
END $function$
;

-- Patterns of typed words that are too short for their sound: they have to stand in the text, beside what is heard.
CREATE OR REPLACE FUNCTION public.name_letters(typed text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT ARRAY(SELECT '%' || word || '%' FROM unnest(words, public.name_sounds(words)) AS heard (word, sound)
    WHERE length(word) IN (2, 3) AND (length(sound) = 1 OR sound LIKE '_e'))
  FROM (SELECT (public.name_words(public.in_latin(typed)))[:8] AS words) AS said
$function$
;

-- The words of some names that stand for a word of what is typed, as they are written.
CREATE OR REPLACE FUNCTION public.name_marks(names text[], typed text, near boolean)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
DECLARE
  words text[] := (public.name_words(public.in_latin(typed)))[:8];
  queries tsquery[] := ARRAY(SELECT public.name_query_of(ARRAY[word], near) FROM unnest(words) AS word WHERE length(word) > 1);
BEGIN
  RETURN ARRAY(SELECT written
    FROM (SELECT DISTINCT regexp_split_to_table(name, '[\s.,;:/()&-]+') AS written FROM unnest(names) AS name) AS each
    WHERE length(written) > 1 AND EXISTS (SELECT FROM unnest(queries) AS query
      WHERE array_to_tsvector(public.name_keys(written)) @@ query));
END $function$
;
