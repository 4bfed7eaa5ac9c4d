-- All that makes a claim to be looked at twice stands in claim_desk, decided here and nowhere else: heads that do not add up, an account of
-- somebody else, a default after the commencement, beside what was there.

-- What a form breaks its claim down to; NULL where it breaks down nothing. What is no amount says nothing. lib/law/heads.ts reads the same heads.
CREATE FUNCTION heads_sum(creditor_type "CreditorType", claim_data jsonb) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT nullif(sum(CASE WHEN jsonb_typeof(part) = 'string' AND btrim(part #>> '{}', E' \t\n\r') ~ '^[0-9]{1,16}([.][0-9]{1,2})?$'
    THEN btrim(part #>> '{}', E' \t\n\r')::numeric END), 0)
  FROM (
    SELECT claim_data -> name AS part
    FROM unnest(CASE creditor_type
      WHEN 'form_c' THEN ARRAY['principalAmount', 'interestAmount', 'penaltyAmount']
      WHEN 'form_d' THEN ARRAY['overtimeAmount', 'bonusAmount', 'gratuityAmount', 'pfAmount', 'esiAmount']
      WHEN 'form_f' THEN ARRAY['walletBalance', 'advancePayment', 'securityDeposit', 'refundAmount', 'otherAmount']
      ELSE '{}' END) AS name
    UNION ALL
    SELECT employee -> 'totalAmountDue'
    FROM jsonb_array_elements(CASE WHEN creditor_type = 'form_e' AND jsonb_typeof(claim_data -> 'employeeDetails') = 'array'
      THEN claim_data -> 'employeeDetails' ELSE '[]' END) AS employee
  ) AS parts
$$;

-- Of Form D what is left is the salary, so that only more than the claim contradicts it.
CREATE OR REPLACE FUNCTION heads_differ(creditor_type "CreditorType", claim_amount numeric, claim_data jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(CASE WHEN creditor_type = 'form_d' THEN given > claim_amount ELSE given <> claim_amount END, false)
  FROM (SELECT heads_sum(creditor_type, claim_data) AS given) AS summed
$$;

-- The words of a name that tell one from another: without titles and kinds of companies, unless it has no other. What is in no word is
-- told by its place in Unicode, so that every locale reads the same.
CREATE FUNCTION telling_words(name text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(word ORDER BY at) FILTER (WHERE word <> ALL(filling)), array_agg(word ORDER BY at), '{}')
  FROM regexp_split_to_table(
      regexp_replace(lower(regexp_replace(normalize(name, NFKC), '[\u00ad\u200b-\u200d\u2060\ufeff]', '', 'g')), '^\s*m/s', ''),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u20a0-\u20cf\u0964\u0965\u3000-\u303f]+')
    WITH ORDINALITY AS split (word, at),
    (SELECT string_to_array('mr mrs ms miss dr shri sri smt kumari the and private pvt limited ltd llp co company corp corporation inc',
      ' ') AS filling) AS known
  WHERE word <> ''
$$;

CREATE FUNCTION goes_for_word(one text, other text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT one = other OR length(one) = 1 AND starts_with(other, one) OR length(other) = 1 AND starts_with(one, other)
$$;

-- Whether two names may well be those of one person or company: in any order, with or without titles, initials, middle names and
-- 'Private Limited'. Names in different scripts cannot be held against each other and count as the same; so does one that is not there.
CREATE FUNCTION maybe_same_name(one text, other text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  latin constant text := '[A-Za-z\u00c0-\u024f]';
  few text[] := telling_words(one);
  many text[] := telling_words(other);
  swapped text[];
  word text;
  at integer;
BEGIN
  IF cardinality(few) = 0 OR cardinality(many) = 0 OR (one ~ latin) <> (other ~ latin)
    OR array_to_string(few, '') = array_to_string(many, '') THEN RETURN true; END IF;
  IF cardinality(few) > cardinality(many) THEN swapped := few; few := many; many := swapped; END IF;
  -- 'Bank of India' is not 'Union Bank of India': what is left out stands behind.
  IF cardinality(few) < cardinality(many) AND NOT goes_for_word(few[1], many[1]) THEN RETURN false; END IF;
  FOREACH word IN ARRAY few LOOP
    at := (SELECT min(n) FROM generate_subscripts(many, 1) AS n WHERE goes_for_word(word, many[n]));
    IF at IS NULL THEN RETURN false; END IF;
    many := many[: at - 1] || many[at + 1 :];
  END LOOP;
  RETURN true;
END $$;

-- Most are written alike, which is quickly seen.
CREATE FUNCTION other_holder(creditor_name text, claim_data jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(CASE WHEN lower(holder) = lower(creditor_name) THEN false ELSE NOT maybe_same_name(holder, creditor_name) END, false)
  FROM (SELECT claim_data ->> 'accountHolderName' AS holder) AS said
$$;

-- The day since when the corporate debtor is in default, by the forms that say it; NULL where they do not. lib/law/default-date.ts names the same fields.
CREATE FUNCTION default_day(creditor_type "CreditorType", claim_data jsonb) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN day ~ '^[1-9][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
    THEN make_date(left(day, 4)::int, substr(day, 6, 2)::int, 1) + (right(day, 2)::int - 1) END
  FROM (SELECT claim_data ->> CASE creditor_type WHEN 'form_b' THEN 'outstandingSince' WHEN 'form_c' THEN 'defaultDate' END AS day) AS said
$$;

-- The amounts per day are counted anew at the end.
ALTER TABLE claim_desk DISABLE TRIGGER USER;
ALTER TABLE claim_desk
  ADD COLUMN heads_differ boolean NOT NULL DEFAULT false,
  ADD COLUMN other_holder boolean NOT NULL DEFAULT false,
  ADD COLUMN default_day date,
  ADD COLUMN default_after boolean NOT NULL DEFAULT false;
UPDATE claim_desk k SET heads_differ = heads_differ(c.creditor_type, c.claim_amount, c.claim_data),
  other_holder = other_holder(c.creditor_name, c.claim_data), default_day = default_day(c.creditor_type, c.claim_data),
  default_after = coalesce(default_day(c.creditor_type, c.claim_data) > (SELECT commencement_date FROM case_settings), false)
FROM claims c WHERE c.id = k.id;
-- What is worked out cannot be worked out otherwise before PostgreSQL 17.
ALTER TABLE claim_desk DROP COLUMN flagged;
ALTER TABLE claim_desk ADD COLUMN flagged boolean NOT NULL
  GENERATED ALWAYS AS (related_party OR edited OR same_numbers OR heads_differ OR other_holder OR default_after) STORED;
CREATE INDEX claim_desk_submitted_at_id_idx ON claim_desk (submitted_at, id) WHERE flagged AND queue <> 'decided';
ALTER TABLE claim_desk ENABLE TRIGGER USER;
SELECT recount_desk();

-- With `formed` what follows from the form is worked out too; without, it stays as it was.
DROP FUNCTION place_on_desk(uuid[]);
CREATE FUNCTION place_on_desk(placed uuid[], formed boolean) RETURNS void LANGUAGE sql AS $$
  INSERT INTO claim_desk AS k (id, queue, related_party, edited, heads_differ, other_holder, default_day, default_after, creditor_type,
    claim_amount, assigned_to_id, submitted_at, admitted, contingent, not_admitted)
  SELECT c.id, desk_queue(c.quarantine_id, c.status, d.state),
    coalesce(d.related_party, c.creditor_type = 'form_ca' AND c.claim_data ->> 'isRelatedParty' = 'yes', false),
    coalesce(d.state IN ('proposed', 'returned') AND d.claim_version < c.version, false),
    CASE WHEN formed THEN heads_differ(c.creditor_type, c.claim_amount, c.claim_data) ELSE o.heads_differ END,
    CASE WHEN formed THEN other_holder(c.creditor_name, c.claim_data) ELSE o.other_holder END,
    CASE WHEN formed THEN default_day(c.creditor_type, c.claim_data) ELSE o.default_day END,
    CASE WHEN formed THEN coalesce(default_day(c.creditor_type, c.claim_data) > (SELECT commencement_date FROM case_settings), false)
      ELSE o.default_after END,
    c.creditor_type, c.claim_amount, c.assigned_to_id, c.submitted_at,
    coalesce(f.admitted, 0), coalesce(f.contingent, 0), coalesce(f.not_admitted, 0)
  FROM claims c LEFT JOIN claim_desk o ON o.id = c.id LEFT JOIN LATERAL (
    SELECT state, claim_version, related_party FROM determinations WHERE claim_id = c.id ORDER BY number DESC LIMIT 1) d ON true
  LEFT JOIN determinations f ON f.claim_id = c.id AND f.state = 'confirmed'
  WHERE c.id = ANY(placed)
  ON CONFLICT (id) DO UPDATE SET queue = EXCLUDED.queue, related_party = EXCLUDED.related_party, edited = EXCLUDED.edited,
    heads_differ = CASE WHEN formed THEN EXCLUDED.heads_differ ELSE k.heads_differ END,
    other_holder = CASE WHEN formed THEN EXCLUDED.other_holder ELSE k.other_holder END,
    default_day = CASE WHEN formed THEN EXCLUDED.default_day ELSE k.default_day END,
    default_after = CASE WHEN formed THEN EXCLUDED.default_after ELSE k.default_after END,
    creditor_type = EXCLUDED.creditor_type, claim_amount = EXCLUDED.claim_amount, assigned_to_id = EXCLUDED.assigned_to_id,
    submitted_at = EXCLUDED.submitted_at, admitted = EXCLUDED.admitted, contingent = EXCLUDED.contingent,
    not_admitted = EXCLUDED.not_admitted
  WHERE (k.queue, k.related_party, k.edited, k.creditor_type, k.claim_amount, k.assigned_to_id, k.submitted_at,
      k.admitted, k.contingent, k.not_admitted)
    IS DISTINCT FROM (EXCLUDED.queue, EXCLUDED.related_party, EXCLUDED.edited, EXCLUDED.creditor_type, EXCLUDED.claim_amount,
      EXCLUDED.assigned_to_id, EXCLUDED.submitted_at, EXCLUDED.admitted, EXCLUDED.contingent, EXCLUDED.not_admitted)
    OR formed AND (k.heads_differ, k.other_holder, k.default_day, k.default_after)
      IS DISTINCT FROM (EXCLUDED.heads_differ, EXCLUDED.other_holder, EXCLUDED.default_day, EXCLUDED.default_after)
$$;

CREATE OR REPLACE FUNCTION place_new_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_on_desk(ARRAY(SELECT id FROM fresh), true);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION place_changed_claims() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  formed uuid[] := ARRAY(SELECT f.id FROM fresh f JOIN stale s ON s.id = f.id
    WHERE (f.version, f.creditor_type, f.claim_amount, f.creditor_name)
      IS DISTINCT FROM (s.version, s.creditor_type, s.claim_amount, s.creditor_name));
BEGIN
  PERFORM place_on_desk(formed, true);
  PERFORM place_on_desk(ARRAY(SELECT f.id FROM fresh f JOIN stale s ON s.id = f.id
    WHERE (f.status, f.quarantine_id, f.assigned_to_id, f.submitted_at)
      IS DISTINCT FROM (s.status, s.quarantine_id, s.assigned_to_id, s.submitted_at) AND f.id <> ALL(formed)), false);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION place_determined_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_on_desk(ARRAY(SELECT DISTINCT claim_id FROM fresh), false);
  RETURN NULL;
END $$;

-- Claims are placed by the commencement that was known; whoever is placing some is waited for.
CREATE FUNCTION flag_defaults() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE claim_desk IN SHARE ROW EXCLUSIVE MODE;
  UPDATE claim_desk SET default_after = NOT default_after
  WHERE default_day IS NOT NULL AND default_after <> coalesce(default_day > NEW.commencement_date, false);
  RETURN NULL;
END $$;
CREATE TRIGGER case_settings_desk_insert AFTER INSERT ON case_settings FOR EACH ROW EXECUTE FUNCTION flag_defaults();
CREATE TRIGGER case_settings_desk_update AFTER UPDATE OF commencement_date ON case_settings FOR EACH ROW
  WHEN (OLD.commencement_date IS DISTINCT FROM NEW.commencement_date) EXECUTE FUNCTION flag_defaults();

-- Placing stands before searching by the names of their triggers: what was found there is taken over.
CREATE OR REPLACE FUNCTION keep_search_of_new_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO claim_search (id, search_text, creditor_type, status, claim_amount, claimant_id, assigned_to_id, submitted_at,
    heads_differ, city, plain_numbers)
  SELECT c.id, claim_search_text(c.claim_number, c.creditor_name, u.first_name, u.last_name, u.email::text),
    c.creditor_type, c.status, c.claim_amount, c.claimant_id, c.assigned_to_id, c.submitted_at,
    k.heads_differ, claim_city(c.claim_data), claim_plain_numbers(c.claim_data, u.phone)
  FROM fresh c JOIN claim_desk k ON k.id = c.id JOIN users u ON u.id = c.claimant_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION keep_search_of_changed_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM claim_search s USING fresh c WHERE s.id = c.id AND c.quarantine_id IS NOT NULL;
  UPDATE claim_search s
  SET search_text = claim_search_text(c.claim_number, c.creditor_name, u.first_name, u.last_name, u.email::text),
    creditor_type = c.creditor_type, status = c.status, claim_amount = c.claim_amount,
    claimant_id = c.claimant_id, assigned_to_id = c.assigned_to_id, submitted_at = c.submitted_at
  FROM fresh c JOIN users u ON u.id = c.claimant_id
  WHERE s.id = c.id;
  UPDATE claim_search s
  SET heads_differ = k.heads_differ, city = claim_city(c.claim_data), plain_numbers = claim_plain_numbers(c.claim_data, u.phone)
  FROM fresh c JOIN stale b ON b.id = c.id JOIN claim_desk k ON k.id = c.id JOIN users u ON u.id = c.claimant_id
  WHERE s.id = c.id AND (c.version, c.claim_amount, c.creditor_type) IS DISTINCT FROM (b.version, b.claim_amount, b.creditor_type);
  INSERT INTO claim_search (id, search_text, creditor_type, status, claim_amount, claimant_id, assigned_to_id, submitted_at,
    no_documents, heads_differ, same_numbers, city, plain_numbers)
  SELECT c.id, claim_search_text(c.claim_number, c.creditor_name, u.first_name, u.last_name, u.email::text),
    c.creditor_type, c.status, c.claim_amount, c.claimant_id, c.assigned_to_id, c.submitted_at,
    NOT EXISTS (SELECT FROM documents d WHERE d.claim_id = c.id AND d.bucket_name = 'claimdocuments'),
    k.heads_differ, k.same_numbers, claim_city(c.claim_data), claim_plain_numbers(c.claim_data, u.phone)
  FROM fresh c JOIN stale b ON b.id = c.id JOIN claim_desk k ON k.id = c.id JOIN users u ON u.id = c.claimant_id
  WHERE c.quarantine_id IS NULL AND b.quarantine_id IS NOT NULL;
  RETURN NULL;
END $$;

UPDATE claim_search s SET heads_differ = k.heads_differ FROM claim_desk k WHERE k.id = s.id AND s.heads_differ <> k.heads_differ;
