-- Days of the case that verification goes by, and whether who proposes may not confirm too.
ALTER TABLE case_settings ADD COLUMN rfrp_date date;
ALTER TABLE case_settings ADD COLUMN appointment_date date;
ALTER TABLE case_settings ADD COLUMN determination_needs_two boolean NOT NULL DEFAULT false;

CREATE TYPE "DeterminationState" AS ENUM ('proposed', 'confirmed', 'returned', 'superseded');
CREATE TYPE "DeterminationBasis" AS ENUM ('original', 'revised', 'satisfied', 'assigned', 'order', 'condoned');
CREATE TYPE "CreditorCategory" AS ENUM ('secured_class', 'unsecured_class', 'secured_financial', 'unsecured_financial',
  'workmen', 'employees', 'government', 'operational', 'other');

-- Whether each head, and all of them, are claimed = admitted + contingent + not admitted + under verification, and the
-- reasons of each add up to what is not admitted or only contingently.
CREATE FUNCTION heads_balance(heads jsonb, claimed numeric, admitted numeric, contingent numeric, not_admitted numeric,
  under_verification numeric) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT count(*) > 0 AND count(DISTINCT h.head) = count(*) AND count(*) FILTER (WHERE (
      least(h.claimed, h.admitted, h.contingent, h."notAdmitted", h."underVerification") >= 0
      AND h.claimed = h.admitted + h.contingent + h."notAdmitted" + h."underVerification"
      AND greatest(scale(h.claimed), scale(h.admitted), scale(h.contingent), scale(h."notAdmitted"), scale(h."underVerification")) <= 2
      AND num_nulls(h.claimed, h.admitted, h.contingent, h."notAdmitted", h."underVerification") = 0
      AND (SELECT coalesce(sum(r.amount), 0) FROM jsonb_to_recordset(h.reasons) AS r (amount numeric))
        = h.contingent + h."notAdmitted"
    ) IS NOT TRUE) = 0
    AND sum(h.claimed) = $2 AND sum(h.admitted) = $3 AND sum(h.contingent) = $4 AND sum(h."notAdmitted") = $5
    AND sum(h."underVerification") = $6
  FROM jsonb_to_recordset(heads) AS h (head text, claimed numeric, admitted numeric, contingent numeric,
    "notAdmitted" numeric, "underVerification" numeric, reasons jsonb)
$$;

-- What was determined of a claim, of one version of its form: numbered, and never overwritten.
CREATE TABLE determinations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  claim_id uuid NOT NULL REFERENCES claims (id) ON UPDATE CASCADE,
  number integer NOT NULL CHECK (number >= 1),
  claim_version integer NOT NULL,
  state "DeterminationState" NOT NULL,
  basis "DeterminationBasis" NOT NULL DEFAULT 'original',
  heads jsonb NOT NULL,
  claimed numeric(18, 2) NOT NULL,
  admitted numeric(18, 2) NOT NULL,
  contingent numeric(18, 2) NOT NULL,
  not_admitted numeric(18, 2) NOT NULL,
  under_verification numeric(18, 2) NOT NULL,
  moved boolean NOT NULL DEFAULT false,
  secured_amount numeric(18, 2) NOT NULL DEFAULT 0 CHECK (secured_amount >= 0),
  guaranteed_amount numeric(18, 2) NOT NULL DEFAULT 0 CHECK (guaranteed_amount >= 0),
  set_off_amount numeric(18, 2) NOT NULL DEFAULT 0 CHECK (set_off_amount >= 0),
  related_party boolean NOT NULL DEFAULT false,
  related_party_exempt boolean NOT NULL DEFAULT false,
  category "CreditorCategory" NOT NULL,
  workman boolean,
  government boolean,
  remarks text,
  internal_note text,
  law_edition text NOT NULL,
  rule text,
  proposed_by_id uuid REFERENCES users (id) ON UPDATE CASCADE,
  proposed_at timestamptz(3) NOT NULL DEFAULT now(),
  confirmed_by_id uuid REFERENCES users (id) ON UPDATE CASCADE,
  confirmed_at timestamptz(3),
  returned_by_id uuid REFERENCES users (id) ON UPDATE CASCADE,
  returned_at timestamptz(3),
  return_remark text,
  CONSTRAINT determinations_balance
    CHECK (heads_balance(heads, claimed, admitted, contingent, not_admitted, under_verification)),
  CONSTRAINT determinations_confirmed CHECK (state <> 'confirmed' OR confirmed_at IS NOT NULL),
  CONSTRAINT determinations_returned CHECK (state <> 'returned' OR returned_at IS NOT NULL)
);
CREATE UNIQUE INDEX determinations_claim_id_number_key ON determinations (claim_id, number DESC);
CREATE UNIQUE INDEX determinations_proposed ON determinations (claim_id) WHERE state = 'proposed';
CREATE UNIQUE INDEX determinations_in_force ON determinations (claim_id) WHERE state = 'confirmed';

-- What was written down stays: a proposal is confirmed, returned or replaced, and what was confirmed only replaced.
CREATE FUNCTION refuse_determination_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.id, OLD.claim_id, OLD.number, OLD.claim_version, OLD.basis, OLD.heads, OLD.claimed, OLD.admitted, OLD.contingent,
      OLD.not_admitted, OLD.under_verification, OLD.moved, OLD.secured_amount, OLD.guaranteed_amount, OLD.set_off_amount,
      OLD.related_party, OLD.related_party_exempt, OLD.category, OLD.workman, OLD.government, OLD.remarks, OLD.internal_note,
      OLD.law_edition, OLD.rule, OLD.proposed_by_id, OLD.proposed_at)
    IS DISTINCT FROM
     (NEW.id, NEW.claim_id, NEW.number, NEW.claim_version, NEW.basis, NEW.heads, NEW.claimed, NEW.admitted, NEW.contingent,
      NEW.not_admitted, NEW.under_verification, NEW.moved, NEW.secured_amount, NEW.guaranteed_amount, NEW.set_off_amount,
      NEW.related_party, NEW.related_party_exempt, NEW.category, NEW.workman, NEW.government, NEW.remarks, NEW.internal_note,
      NEW.law_edition, NEW.rule, NEW.proposed_by_id, NEW.proposed_at)
    OR OLD.state <> 'proposed' AND (OLD.confirmed_by_id, OLD.confirmed_at, OLD.returned_by_id, OLD.returned_at, OLD.return_remark)
      IS DISTINCT FROM (NEW.confirmed_by_id, NEW.confirmed_at, NEW.returned_by_id, NEW.returned_at, NEW.return_remark)
    OR NOT (OLD.state = NEW.state OR OLD.state = 'proposed' OR NEW.state = 'superseded')
  THEN RAISE EXCEPTION 'a determination is replaced, not changed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER determinations_kept BEFORE UPDATE ON determinations FOR EACH ROW EXECUTE FUNCTION refuse_determination_change();

-- The determination that the status of a decided claim stands for, where it has none: all admitted, or nothing with the
-- note as its reason; confirmed by who set the status, as the audit trail has it. Heads as lib/law/heads.ts has them.
CREATE FUNCTION determine_decided_claims() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  made bigint;
BEGIN
  WITH decided AS MATERIALIZED (
    SELECT c.id, c.version, c.creditor_type::text AS form, c.claim_amount, c.status, nullif(trim(c.review_note), '') AS note,
      c.claim_data, c.updated_at
    FROM claims c WHERE c.status IN ('approved', 'rejected') AND NOT EXISTS (SELECT FROM determinations d WHERE d.claim_id = c.id)),
  written AS (
    SELECT d.id, d.claim_amount, f.place, f.head, d.claim_data ->> f.head AS amount
    FROM decided d JOIN (VALUES
      ('form_c', 1, 'principalAmount'), ('form_c', 2, 'interestAmount'), ('form_c', 3, 'penaltyAmount'),
      ('form_d', 1, 'overtimeAmount'), ('form_d', 2, 'bonusAmount'), ('form_d', 3, 'gratuityAmount'),
      ('form_d', 4, 'pfAmount'), ('form_d', 5, 'esiAmount'),
      ('form_f', 1, 'walletBalance'), ('form_f', 2, 'advancePayment'), ('form_f', 3, 'securityDeposit'),
      ('form_f', 4, 'refundAmount'), ('form_f', 5, 'otherAmount')) AS f (form, place, head) ON f.form = d.form
    UNION ALL
    SELECT d.id, d.claim_amount, e.place, 'employee:' || e.place, e.row ->> 'totalAmountDue'
    FROM decided d CROSS JOIN LATERAL jsonb_array_elements(
      CASE WHEN jsonb_typeof(d.claim_data -> 'employeeDetails') = 'array' THEN d.claim_data -> 'employeeDetails' ELSE '[]' END
    ) WITH ORDINALITY AS e (row, place) WHERE d.form = 'form_e'
    UNION ALL
    SELECT d.id, d.claim_amount, 1, 'principal', d.claim_amount::text FROM decided d WHERE d.form IN ('form_b', 'form_ca')),
  read AS (
    SELECT id, claim_amount, place, head,
      CASE WHEN trim(amount) ~ '^[0-9]{1,16}([.][0-9]{1,2})?$' THEN trim(amount)::numeric ELSE 0 END AS amount FROM written),
  counted AS (
    SELECT id, place, head, least(amount,
      greatest(0, claim_amount - (sum(amount) OVER (PARTITION BY id ORDER BY place) - amount))) AS claimed FROM read),
  headed AS (
    SELECT id, place, head, claimed FROM counted WHERE claimed > 0
    UNION ALL
    SELECT d.id, 1000000, 'remainder', d.claim_amount - coalesce(sum(k.claimed), 0)
    FROM decided d LEFT JOIN counted k ON k.id = d.id GROUP BY d.id, d.claim_amount
    HAVING d.claim_amount > coalesce(sum(k.claimed), 0)),
  gathered AS (
    SELECT d.id, jsonb_agg(jsonb_build_object('head', h.head, 'claimed', h.claimed::numeric(18, 2)::text,
      'admitted', (CASE d.status WHEN 'approved' THEN h.claimed ELSE 0 END)::numeric(18, 2)::text, 'contingent', '0.00',
      'notAdmitted', (CASE d.status WHEN 'approved' THEN 0 ELSE h.claimed END)::numeric(18, 2)::text, 'underVerification', '0.00',
      'reasons', CASE d.status WHEN 'approved' THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object(
        'code', 'other', 'text', d.note, 'amount', h.claimed::numeric(18, 2)::text)) END) ORDER BY h.place) AS heads
    FROM decided d JOIN headed h ON h.id = d.id GROUP BY d.id),
  -- One pass over the trail: claim by claim would be a million.
  deciders AS (
    SELECT DISTINCT ON (a.claim_id) a.claim_id, a.user_id, a.timestamp
    FROM audit_entries a JOIN decided d ON d.id = a.claim_id AND a.details ->> 'to' = d.status::text
    WHERE a.action = 'status_changed' ORDER BY a.claim_id, a.id DESC)
  INSERT INTO determinations (claim_id, number, claim_version, state, heads, claimed, admitted, contingent, not_admitted,
    under_verification, related_party, category, law_edition, proposed_by_id, proposed_at, confirmed_by_id, confirmed_at)
  SELECT d.id, 1, d.version, 'confirmed', g.heads, d.claim_amount,
    CASE d.status WHEN 'approved' THEN d.claim_amount ELSE 0 END, 0,
    CASE d.status WHEN 'approved' THEN 0 ELSE d.claim_amount END, 0,
    coalesce(d.form = 'form_ca' AND d.claim_data ->> 'isRelatedParty' = 'yes', false),
    (CASE d.form WHEN 'form_b' THEN 'operational' WHEN 'form_c' THEN 'unsecured_financial' WHEN 'form_ca' THEN 'unsecured_class'
      WHEN 'form_f' THEN 'other' ELSE 'workmen' END)::"CreditorCategory", '2026-1',
    u.id, coalesce(w.timestamp, d.updated_at), u.id, coalesce(w.timestamp, d.updated_at)
  FROM decided d JOIN gathered g ON g.id = d.id LEFT JOIN deciders w ON w.claim_id = d.id LEFT JOIN users u ON u.id = w.user_id;
  GET DIAGNOSTICS made = ROW_COUNT;
  RETURN made;
END $$;
SELECT determine_decided_claims();
