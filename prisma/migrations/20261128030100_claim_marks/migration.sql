-- What the professionals' list is narrowed by, beside what a search looks into: claims without documents, with heads that do not add up,
-- with somebody else's numbers; the city, telephones and employee number of whoever claims. Counted like the claims themselves.
-- Whether what a form breaks down is another amount than the claim's: lib/forms/amounts.ts says it to whoever fills it in. Of Form D
-- what is left is the salary, so that only more than the claim contradicts it. What is no amount says nothing.
CREATE FUNCTION heads_differ(creditor_type "CreditorType", claim_amount numeric, claim_data jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(CASE WHEN creditor_type = 'form_d' THEN sum(given) > claim_amount ELSE sum(given) <> claim_amount END, false)
  FROM (
    SELECT CASE WHEN trim(part) ~ '^[0-9]{1,16}([.][0-9]{1,2})?$' THEN trim(part)::numeric END AS given
    FROM (
      SELECT claim_data ->> name AS part
      FROM unnest(CASE creditor_type
        WHEN 'form_c' THEN ARRAY['principalAmount', 'interestAmount', 'penaltyAmount']
        WHEN 'form_d' THEN ARRAY['overtimeAmount', 'bonusAmount', 'gratuityAmount', 'pfAmount', 'esiAmount']
        WHEN 'form_f' THEN ARRAY['walletBalance', 'advancePayment', 'securityDeposit', 'refundAmount', 'otherAmount']
        ELSE '{}' END) AS name
      UNION ALL
      SELECT employee ->> 'totalAmountDue'
      FROM jsonb_array_elements(CASE WHEN creditor_type = 'form_e' AND jsonb_typeof(claim_data -> 'employeeDetails') = 'array'
        THEN claim_data -> 'employeeDetails' ELSE '[]' END) AS employee
    ) AS parts
  ) AS read
$$;


CREATE FUNCTION claim_city(claim_data jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT nullif(lower(trim(coalesce(claim_data ->> 'companyCity', claim_data ->> 'institutionCity', claim_data ->> 'currentCity',
    claim_data ->> 'organizationCity', claim_data ->> 'city'))), '')
$$;

-- The numbers that are stored plain, as they are looked for: the last ten digits of the form's own telephone and of the account's, and the
-- employee number in capitals, without what people write or leave out as they like.
CREATE FUNCTION claim_plain_numbers(claim_data jsonb, account_phone text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(DISTINCT number), '{}')
  FROM (
    SELECT right(regexp_replace(given, '[^0-9]', '', 'g'), 10) AS number
    FROM unnest(ARRAY[claim_data ->> 'representativePhone', claim_data ->> 'officerPhone', claim_data ->> 'contactPhone',
      claim_data ->> 'phone', account_phone]) AS given WHERE length(regexp_replace(given, '[^0-9]', '', 'g')) >= 10
    UNION ALL SELECT upper(regexp_replace(claim_data ->> 'employeeId', '[[:space:]/-]', '', 'g'))
  ) AS written WHERE number <> ''
$$;

ALTER TABLE claim_search
  ADD COLUMN no_documents boolean NOT NULL DEFAULT true,
  ADD COLUMN heads_differ boolean NOT NULL DEFAULT false,
  ADD COLUMN same_numbers boolean NOT NULL DEFAULT false,
  ADD COLUMN city text,
  ADD COLUMN plain_numbers text[] NOT NULL DEFAULT '{}';

-- Adds to the claims of a day (India's) with these marks, this type, status and assignee ('any', 'nobody'). Claims without any mark are in none.
CREATE TABLE mark_counts (
  id bigserial PRIMARY KEY,
  day date NOT NULL,
  creditor_type text NOT NULL,
  status text NOT NULL,
  assignee text NOT NULL,
  no_documents boolean NOT NULL,
  heads_differ boolean NOT NULL,
  same_numbers boolean NOT NULL,
  n integer NOT NULL,
  amount numeric(30, 2) NOT NULL
);

DO $make$
DECLARE
  sums constant text := $sql$
    INSERT INTO mark_counts (day, creditor_type, status, assignee, no_documents, heads_differ, same_numbers, n, amount)
    SELECT day, coalesce(creditor_type, 'any'), coalesce(status, 'any'), coalesce(assignee, 'any'),
      no_documents, heads_differ, same_numbers, sum(sign), sum(sign * claim_amount)
    FROM (SELECT sign, claim_amount, creditor_type::text, status::text, no_documents, heads_differ, same_numbers,
            (submitted_at AT TIME ZONE 'Asia/Kolkata')::date AS day, coalesce(assigned_to_id::text, 'nobody') AS assignee
          FROM (%s) AS signed WHERE no_documents OR heads_differ OR same_numbers) AS placed
    GROUP BY day, no_documents, heads_differ, same_numbers, CUBE (creditor_type, status, assignee)
    HAVING sum(sign) <> 0 OR sum(sign * claim_amount) <> 0;
  $sql$;
  on_change constant text := 'CREATE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql AS %L';
BEGIN
  EXECUTE format(on_change, 'count_new_marks', 'BEGIN' || format(sums, 'SELECT *, 1 AS sign FROM fresh') || 'RETURN NULL; END');
  EXECUTE format(on_change, 'count_removed_marks', 'BEGIN' || format(sums, 'SELECT *, -1 AS sign FROM stale') || 'RETURN NULL; END');
  EXECUTE format(on_change, 'count_changed_marks',
    'BEGIN' || format(sums, 'SELECT *, 1 AS sign FROM fresh UNION ALL SELECT *, -1 FROM stale') || 'RETURN NULL; END');
  EXECUTE format('CREATE FUNCTION recount_marks() RETURNS void LANGUAGE plpgsql AS %L',
    'BEGIN LOCK TABLE claim_search IN SHARE ROW EXCLUSIVE MODE; DELETE FROM mark_counts;'
    || format(sums, 'SELECT *, 1 AS sign FROM claim_search') || 'END');
END $make$;

-- The index of the texts is made anew: each of its many entries for a row would be written twice.
DROP INDEX claim_search_search_text_idx;
UPDATE claim_search s SET
  no_documents = NOT EXISTS (SELECT FROM documents d WHERE d.claim_id = s.id AND d.bucket_name = 'claimdocuments'),
  heads_differ = heads_differ(c.creditor_type, c.claim_amount, c.claim_data),
  same_numbers = coalesce((SELECT k.same_numbers FROM claim_desk k WHERE k.id = s.id), false),
  city = claim_city(c.claim_data), plain_numbers = claim_plain_numbers(c.claim_data, u.phone)
FROM claims c JOIN users u ON u.id = c.claimant_id WHERE c.id = s.id;
CREATE INDEX claim_search_search_text_idx ON claim_search USING gin (search_text gin_trgm_ops);
SELECT recount_marks();

-- None holds what changes often: a change of status or assignee writes no entry in any index here.
CREATE INDEX claim_search_submitted_at_id_idx ON claim_search (submitted_at, id) WHERE no_documents;
CREATE INDEX claim_search_claim_amount_id_idx ON claim_search (claim_amount, id) WHERE no_documents;
CREATE INDEX claim_search_submitted_at_id_idx1 ON claim_search (submitted_at, id) WHERE heads_differ;
CREATE INDEX claim_search_submitted_at_id_idx2 ON claim_search (submitted_at, id) WHERE same_numbers;
CREATE INDEX claim_search_city_submitted_at_id_idx ON claim_search (city, submitted_at, id);
CREATE INDEX claim_search_plain_numbers_idx ON claim_search USING gin (plain_numbers);
CREATE INDEX mark_counts_assignee_status_creditor_type_day_idx ON mark_counts (assignee, status, creditor_type, day);
-- For what was changed since a day.
CREATE INDEX claims_updated_at_id_idx ON claims (updated_at, id) WHERE quarantine_id IS NULL;

CREATE TRIGGER claim_search_count_insert AFTER INSERT ON claim_search REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION count_new_marks();
CREATE TRIGGER claim_search_count_update AFTER UPDATE ON claim_search REFERENCING OLD TABLE AS stale NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_marks();
CREATE TRIGGER claim_search_count_delete AFTER DELETE ON claim_search REFERENCING OLD TABLE AS stale
  FOR EACH STATEMENT EXECUTE FUNCTION count_removed_marks();
CREATE FUNCTION forget_mark_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM mark_counts;
  RETURN NULL;
END $$;
CREATE TRIGGER claim_search_count_truncate AFTER TRUNCATE ON claim_search FOR EACH STATEMENT EXECUTE FUNCTION forget_mark_counts();

CREATE OR REPLACE FUNCTION keep_search_of_new_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO claim_search (id, search_text, creditor_type, status, claim_amount, claimant_id, assigned_to_id, submitted_at,
    heads_differ, city, plain_numbers)
  SELECT c.id, claim_search_text(c.claim_number, c.creditor_name, u.first_name, u.last_name, u.email::text),
    c.creditor_type, c.status, c.claim_amount, c.claimant_id, c.assigned_to_id, c.submitted_at,
    heads_differ(c.creditor_type, c.claim_amount, c.claim_data), claim_city(c.claim_data), claim_plain_numbers(c.claim_data, u.phone)
  FROM fresh c JOIN users u ON u.id = c.claimant_id;
  RETURN NULL;
END $$;

-- What follows from the form is worked out anew only where the form changed.
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
  SET heads_differ = heads_differ(c.creditor_type, c.claim_amount, c.claim_data), city = claim_city(c.claim_data),
    plain_numbers = claim_plain_numbers(c.claim_data, u.phone)
  FROM fresh c JOIN stale b ON b.id = c.id JOIN users u ON u.id = c.claimant_id
  WHERE s.id = c.id AND (c.version, c.claim_amount, c.creditor_type) IS DISTINCT FROM (b.version, b.claim_amount, b.creditor_type);
  INSERT INTO claim_search (id, search_text, creditor_type, status, claim_amount, claimant_id, assigned_to_id, submitted_at,
    no_documents, heads_differ, same_numbers, city, plain_numbers)
  SELECT c.id, claim_search_text(c.claim_number, c.creditor_name, u.first_name, u.last_name, u.email::text),
    c.creditor_type, c.status, c.claim_amount, c.claimant_id, c.assigned_to_id, c.submitted_at,
    NOT EXISTS (SELECT FROM documents d WHERE d.claim_id = c.id AND d.bucket_name = 'claimdocuments'),
    heads_differ(c.creditor_type, c.claim_amount, c.claim_data),
    coalesce((SELECT k.same_numbers FROM claim_desk k WHERE k.id = c.id), false), claim_city(c.claim_data),
    claim_plain_numbers(c.claim_data, u.phone)
  FROM fresh c JOIN stale b ON b.id = c.id JOIN users u ON u.id = c.claimant_id
  WHERE c.quarantine_id IS NULL AND b.quarantine_id IS NOT NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION keep_search_of_claimant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE claim_search s
  SET search_text = claim_search_text(c.claim_number, c.creditor_name, NEW.first_name, NEW.last_name, NEW.email::text),
    plain_numbers = claim_plain_numbers(c.claim_data, NEW.phone)
  FROM claims c WHERE s.claimant_id = NEW.id AND c.id = s.id;
  RETURN NULL;
END $$;
DROP TRIGGER users_search_text ON users;
CREATE TRIGGER users_search_text AFTER UPDATE OF first_name, last_name, email, phone ON users
  FOR EACH ROW EXECUTE FUNCTION keep_search_of_claimant();

-- Whoever adds or takes away a document of a claim holds the claim.
CREATE FUNCTION mark_documents(changed uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE claim_search s SET no_documents = NOT s.no_documents
  WHERE s.id = ANY(changed) AND s.no_documents
    = EXISTS (SELECT FROM documents d WHERE d.claim_id = s.id AND d.bucket_name = 'claimdocuments')
$$;
CREATE FUNCTION mark_new_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_documents(ARRAY(SELECT claim_id FROM fresh WHERE claim_id IS NOT NULL));
  RETURN NULL;
END $$;
CREATE FUNCTION mark_moved_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_documents(ARRAY(
    SELECT unnest(ARRAY[f.claim_id, s.claim_id]) FROM fresh f JOIN stale s ON s.id = f.id
    WHERE (f.claim_id, f.bucket_name) IS DISTINCT FROM (s.claim_id, s.bucket_name)));
  RETURN NULL;
END $$;
CREATE FUNCTION mark_removed_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_documents(ARRAY(SELECT claim_id FROM stale WHERE claim_id IS NOT NULL));
  RETURN NULL;
END $$;
CREATE TRIGGER documents_mark_insert AFTER INSERT ON documents REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION mark_new_documents();
CREATE TRIGGER documents_mark_update AFTER UPDATE ON documents REFERENCING OLD TABLE AS stale NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION mark_moved_documents();
CREATE TRIGGER documents_mark_delete AFTER DELETE ON documents REFERENCING OLD TABLE AS stale
  FOR EACH STATEMENT EXECUTE FUNCTION mark_removed_documents();

CREATE OR REPLACE FUNCTION flag_same_numbers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[] := ARRAY(
    SELECT f.claim_id FROM fresh f
    WHERE EXISTS (SELECT FROM claim_identifiers o WHERE o.hash = f.hash AND o.claim_id <> f.claim_id)
    UNION SELECT o.claim_id FROM (SELECT DISTINCT hash FROM fresh) f CROSS JOIN LATERAL (
      SELECT i.claim_id FROM claim_identifiers i
      WHERE i.hash = f.hash AND i.claim_id NOT IN (SELECT claim_id FROM fresh) LIMIT 2) o);
BEGIN
  UPDATE claim_desk SET same_numbers = true WHERE id = ANY(ids) AND NOT same_numbers;
  UPDATE claim_search SET same_numbers = true WHERE id = ANY(ids) AND NOT same_numbers;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION unflag_same_numbers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[] := ARRAY(
    SELECT had.claim_id FROM (
      SELECT claim_id FROM stale
      UNION SELECT o.claim_id FROM (SELECT DISTINCT hash FROM stale) s CROSS JOIN LATERAL (
        SELECT i.claim_id FROM claim_identifiers i WHERE i.hash = s.hash LIMIT 2) o) AS had
    WHERE NOT EXISTS (
      SELECT FROM claim_identifiers m JOIN claim_identifiers o ON o.hash = m.hash AND o.claim_id <> m.claim_id
      WHERE m.claim_id = had.claim_id));
BEGIN
  UPDATE claim_desk SET same_numbers = false WHERE id = ANY(ids) AND same_numbers;
  UPDATE claim_search SET same_numbers = false WHERE id = ANY(ids) AND same_numbers;
  RETURN NULL;
END $$;
