-- Lists of creditors: what is admitted of whom as on a day, made once and never changed.
ALTER TYPE "AuditAction" ADD VALUE 'creditor_list_changed';

CREATE TYPE "CreditorListState" AS ENUM ('making', 'draft', 'confirmed', 'published', 'withdrawn');

CREATE TABLE creditor_lists (
  number integer PRIMARY KEY CHECK (number >= 1),
  as_on date NOT NULL,
  state "CreditorListState" NOT NULL DEFAULT 'making',
  law_edition text NOT NULL,
  asked_by_id uuid NOT NULL REFERENCES users (id) ON UPDATE CASCADE,
  asked_at timestamptz(3) NOT NULL DEFAULT now(),
  next_try_at timestamptz(3) NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  made_at timestamptz(3),
  debtor_name text,
  debtor_cin text,
  commencement_date date,
  professional_name text,
  professional_registration text,
  rows integer,
  sums jsonb,
  hindrances jsonb,
  voting_base numeric(30, 2),
  class_base numeric(30, 2),
  sha256 bytea,
  confirmed_by_id uuid REFERENCES users (id) ON UPDATE CASCADE,
  confirmed_at timestamptz(3),
  published_by_id uuid REFERENCES users (id) ON UPDATE CASCADE,
  published_at timestamptz(3),
  withdrawn_by_id uuid REFERENCES users (id) ON UPDATE CASCADE,
  withdrawn_at timestamptz(3),
  CONSTRAINT creditor_lists_made CHECK (num_nonnulls(made_at, rows, sums, hindrances, voting_base, class_base, sha256)
    = CASE WHEN state = 'making' OR state = 'withdrawn' AND made_at IS NULL THEN 0 ELSE 7 END)
);
-- One is made at a time.
CREATE UNIQUE INDEX creditor_lists_making ON creditor_lists (state) WHERE state = 'making';

-- A line of a list: a claim, or an employee of a claim for many. No reference to claims: a million of them would be locked;
-- and none to the list, which a trigger looks up once for many lines.
CREATE TABLE creditor_list_rows (
  list_number integer NOT NULL,
  annexure integer NOT NULL CHECK (annexure BETWEEN 1 AND 9),
  sl_no integer NOT NULL,
  claim_id uuid NOT NULL,
  employee integer NOT NULL,
  claim_number text NOT NULL,
  name text NOT NULL,
  representative text,
  received_on date NOT NULL,
  form "CreditorType" NOT NULL,
  nature text NOT NULL,
  claimed numeric(18, 2) NOT NULL,
  admitted numeric(18, 2) NOT NULL,
  contingent numeric(18, 2) NOT NULL,
  not_admitted numeric(18, 2) NOT NULL,
  under_verification numeric(18, 2) NOT NULL,
  secured_amount numeric(18, 2) NOT NULL,
  guaranteed_amount numeric(18, 2) NOT NULL,
  set_off_amount numeric(18, 2) NOT NULL,
  related_party boolean NOT NULL,
  voting boolean NOT NULL,
  remarks text,
  reasons text[] NOT NULL,
  hindrances integer NOT NULL,
  PRIMARY KEY (list_number, annexure, sl_no),
  CONSTRAINT creditor_list_rows_balance CHECK (claimed = admitted + contingent + not_admitted + under_verification)
);

-- The words of a name as a search looks for them: small, without signs between them, in any script.
CREATE FUNCTION words_of_name(name text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array_remove(string_to_array(translate(lower(name), '.,;:()"''/&-_', '            '), ' '), ''))
$$;
CREATE INDEX creditor_list_rows_words ON creditor_list_rows USING gin (words_of_name(name));
CREATE INDEX creditor_list_rows_claim_id_idx ON creditor_list_rows (claim_id);
CREATE INDEX creditor_list_rows_hindrances ON creditor_list_rows (list_number, annexure, sl_no) WHERE hindrances > 1;

-- How far the list that is being made has come; written beside the transaction that makes it.
CREATE TABLE creditor_list_progress (
  list_number integer PRIMARY KEY REFERENCES creditor_lists (number) ON DELETE CASCADE,
  done integer NOT NULL,
  total integer NOT NULL
);

-- A text that somebody typed, as it may be published: without PAN, Aadhaar and account numbers, telephones and addresses of mail.
CREATE FUNCTION without_identifiers(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN typed !~ '[0-9@]' THEN typed ELSE
    regexp_replace(regexp_replace(regexp_replace(typed,
      '[^[:space:]<>(),;]+@[^[:space:]<>(),;]+', '•••', 'g'),
      '\m[A-Za-z]{5}[[:space:]-]?[0-9]{4}[[:space:]-]?[A-Za-z]\M', '•••', 'g'),
      '(\+[0-9]{1,3}[ -]?)?[0-9]([ -]?[0-9]){8,17}', '•••', 'g') END
$$;

-- A share of the votes in per cent, rounded half up by itself: worked out on paise, in whole numbers.
CREATE FUNCTION voting_share(debt numeric, base numeric) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (div(20000 * debt + base, 2 * base) / 100)::numeric(6, 2)
$$;

-- What a list says, in one hash: of the hashes of each thousand lines.
CREATE FUNCTION creditor_list_sha256(list integer) RETURNS bytea LANGUAGE sql STABLE SET datestyle = 'ISO' AS $$
  SELECT sha256(coalesce(string_agg(block, ''::bytea ORDER BY annexure, part), ''::bytea)) FROM (
    SELECT annexure, (sl_no - 1) / 1000 AS part, sha256(convert_to(string_agg(ROW(annexure, sl_no, claim_number, employee, name,
      representative, received_on, form, nature, claimed, admitted, contingent, not_admitted, under_verification,
      secured_amount, guaranteed_amount, set_off_amount, related_party, voting, remarks)::text, E'\n' ORDER BY sl_no), 'UTF8')) AS block
    FROM creditor_list_rows WHERE list_number = list GROUP BY annexure, (sl_no - 1) / 1000) AS blocks
$$;

-- A list is as it was made; only what becomes of it is noted, in this order.
CREATE FUNCTION refuse_list_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.state <> 'making' AND
      (NEW.number, NEW.as_on, NEW.law_edition, NEW.asked_by_id, NEW.asked_at, NEW.made_at, NEW.debtor_name, NEW.debtor_cin,
       NEW.commencement_date, NEW.professional_name, NEW.professional_registration, NEW.rows, NEW.sums, NEW.hindrances,
       NEW.voting_base, NEW.class_base, NEW.sha256)
      IS DISTINCT FROM
      (OLD.number, OLD.as_on, OLD.law_edition, OLD.asked_by_id, OLD.asked_at, OLD.made_at, OLD.debtor_name, OLD.debtor_cin,
       OLD.commencement_date, OLD.professional_name, OLD.professional_registration, OLD.rows, OLD.sums, OLD.hindrances,
       OLD.voting_base, OLD.class_base, OLD.sha256)
    OR (OLD.number, OLD.as_on, OLD.asked_by_id, OLD.asked_at) IS DISTINCT FROM (NEW.number, NEW.as_on, NEW.asked_by_id, NEW.asked_at)
    OR OLD.confirmed_at IS NOT NULL AND (OLD.confirmed_at, OLD.confirmed_by_id) IS DISTINCT FROM (NEW.confirmed_at, NEW.confirmed_by_id)
    OR OLD.published_at IS NOT NULL AND (OLD.published_at, OLD.published_by_id) IS DISTINCT FROM (NEW.published_at, NEW.published_by_id)
    OR OLD.state = 'withdrawn'
    OR OLD.state <> NEW.state AND NOT ((OLD.state, NEW.state) IN (('making', 'draft'), ('draft', 'confirmed'), ('confirmed', 'published'))
      OR NEW.state = 'withdrawn')
  THEN RAISE EXCEPTION 'a list of creditors stays as it was made';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER creditor_lists_stay BEFORE UPDATE OR DELETE ON creditor_lists FOR EACH ROW EXECUTE FUNCTION refuse_list_change();

CREATE FUNCTION refuse_list_row_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the lines of a list of creditors stay as they were made';
END $$;
CREATE TRIGGER creditor_list_rows_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON creditor_list_rows
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_list_row_change();

CREATE FUNCTION refuse_late_list_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM (SELECT DISTINCT list_number FROM fresh) f
      WHERE NOT EXISTS (SELECT FROM creditor_lists l WHERE l.number = f.list_number AND l.state = 'making'))
  THEN RAISE EXCEPTION 'the lines of a list of creditors stay as they were made';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER creditor_list_rows_in_time AFTER INSERT ON creditor_list_rows REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_late_list_rows();

-- How the public page shows lists.
ALTER TABLE case_settings ADD COLUMN list_names_masked boolean NOT NULL DEFAULT true;
ALTER TABLE case_settings ADD COLUMN list_indexed boolean NOT NULL DEFAULT false;
