import 'server-only';
import { end, stood, versionOn } from '@/lib/claims/records/as-on';
import { determinationBy } from '@/lib/claims/records/determination-in-force';
import { cameAfterTrack } from '@/lib/claims/records/late-columns';
import {
  isInClass,
  isRemainder,
  largestOperational,
  maskedAnnexures,
  withheld,
  withoutTexts,
} from '@/lib/creditor-lists/columns';
import { lineHindrances } from '@/lib/creditor-lists/hindrances';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { annexureOf, categories, defaultCategory } from '@/lib/law/categories';
import {
  annexuresOf,
  classCategories,
  representedMembers,
  votingCategories,
} from '@/lib/law/committee';
import { admittingSteps, refusingSteps } from '@/lib/law/late-states';
import { subJudiceReasons } from '@/lib/law/reasons';
import { votingDebtOf } from '@/lib/papers/content/listed-row';
import type { Statement } from '@/lib/platform/query';
import { raw, type Sql, sql } from '@/lib/platform/sql';
import { done } from '@/lib/platform/tries';
import { type JudgedTexts, listedTexts } from './texts';

/** A list has the claims that came by the end of a day in India, as determined by then. */
export interface AsOn {
  number: number;
  /** `YYYY-MM-DD`. */
  asOn: string;
}

/** Over `claims c`. One withdrawn later still counts. One made by a transfer counts from its day, whatever its receipt. */
const claimsBy = (asOn: string): Sql =>
  sql`c.submitted_at < ${end(asOn)} AND (c.status <> 'withdrawn' OR c.withdrawn_at >= ${end(asOn)})
    AND c.id NOT IN (SELECT t.to_claim_id FROM claim_transfers t WHERE t.effective_on > ${asOn}::date)`;

/** Over `claims c`. Those in quarantine are hidden now, so also from lists of earlier days. */
export const listedClaims = ({ asOn }: Pick<AsOn, 'asOn'>): Sql =>
  sql`c.quarantine_id IS NULL AND ${claimsBy(asOn)}`;

const unanswered = { workman: null, government: null, secured: false };
/** What {@link byForm} needs of the form in {@link stood}. */
export const saysEmployee = sql`coalesce(${stood.data} ->> 'workerKind' = 'employee', false) AS says_employee`;
/** Without a determination, over `c` with `says_employee`. */
export const byForm = raw(
  `CASE WHEN c.says_employee THEN '${defaultCategory('form_d', { ...unanswered, workman: false })}' ELSE CASE c.creditor_type ${creditorTypes
    .map((type) => `WHEN '${type}' THEN '${defaultCategory(type, unanswered)}'`)
    .join(' ')} END END::"CreditorCategory"`,
);
const annexure = raw(
  `CASE d.category ${categories
    .map((category) => `WHEN '${category}' THEN ${annexureOf(category)}`)
    .join(' ')} END`,
);
const voting = raw(annexuresOf(votingCategories).join(', '));
const inClass = classCategories.map((category) => `'${category}'`).join(', ');

const {
  no_determination,
  edited_since,
  category_open,
  sum_differs,
  late_without_step,
  class_interest_open,
  rate_differs,
  text_doubtful,
  text_withheld,
  remark_on_masked,
  remark_unmasks,
  class_open,
} = lineHindrances;

/** Over `part c` with its determination `d`. A refused claim lacks no step, unless something of it is admitted. */
const lateWithoutStep = (asOn: string) => sql`(${cameAfterTrack} AND coalesce(
  (SELECT CASE WHEN l.step::text = ANY(${admittingSteps}::text[]) THEN false
      WHEN l.step::text = ANY(${refusingSteps}::text[]) THEN coalesce(d.admitted + d.contingent, 0) > 0 ELSE true END
    FROM late_claim_steps l WHERE l.claim_id = c.id AND l.on_day <= ${asOn}::date ORDER BY l.number DESC LIMIT 1), true))`;

// The desk asks for the category when the form does not tell it.
const hindrancesAsFound = raw(`CASE WHEN d.id IS NULL THEN ${no_determination} ELSE
    CASE WHEN edited_between(c.id, d.claim_version, c.version) THEN ${edited_since} ELSE 0 END
  + CASE WHEN c.creditor_type IN ('form_d', 'form_e') AND d.workman IS NULL
      OR c.creditor_type = 'form_b' AND d.government IS NULL THEN ${category_open} ELSE 0 END
  + CASE WHEN d.claim_version <= c.version AND d.claimed <> c.claim_amount THEN ${sum_differs} ELSE 0 END
  + CASE WHEN d.category IN (${inClass}) AND d.admitted > 0 AND (NOT d.related_party OR d.related_party_exempt)
    AND d.voting ->> 'from' IS NULL THEN ${class_interest_open} ELSE 0 END
  + CASE WHEN d.category IN (${inClass}) AND d.class_number IS NULL
    AND EXISTS (SELECT FROM creditor_classes WHERE removed_at IS NULL) THEN ${class_open} ELSE 0 END
  + CASE WHEN d.currency IS NOT NULL AND NOT EXISTS (SELECT FROM currency_rates q
      WHERE q.currency = d.currency ->> 'code' AND q.rate = (d.currency ->> 'rate')::numeric) THEN ${rate_differs} ELSE 0 END END`);

const hindrancesOn = (asOn: string) =>
  sql`${hindrancesAsFound} + CASE WHEN ${lateWithoutStep(asOn)} THEN ${raw(String(late_without_step))} ELSE 0 END`;

const reasonsOfHeads = raw(`CASE WHEN d.not_admitted + d.contingent > 0 THEN ARRAY(
    SELECT DISTINCT r ->> 'code' FROM jsonb_array_elements(d.heads) h, jsonb_array_elements(h -> 'reasons') r ORDER BY 1)
  ELSE '{}' END`);

/** Over `reasons r` in order, those of one code and text together. Typed texts are only the judged ones (`forums`). */
const groundsOf = (reasons: string, forums: string) => `(
  SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('code', code, 'amount', amount::text, 'text', said)) ORDER BY place)
  FROM (SELECT code, said, sum(amount) AS amount, min(place) AS place
    FROM (SELECT r ->> 'code' AS code, (r ->> 'amount')::numeric(18, 2) AS amount, place,
        CASE r ->> 'code' WHEN 'counted_already' THEN nullif(array_to_string(ARRAY(
            SELECT upper(m[1]) FROM regexp_matches(r ->> 'text', 'CLM-[0-9]{4}-[0-9]{6,9}', 'gi') AS m), ', '), '')
          ELSE CASE WHEN r ->> 'text' = ANY(${forums}) THEN r ->> 'text' END END AS said
      FROM ${reasons}) AS each GROUP BY code, said) AS grouped)`;

/** Adds up what is before a court, over `placed d`. */
const subJudice = sql`coalesce((SELECT sum((g ->> 'amount')::numeric) FROM jsonb_array_elements(d.grounds) AS g
  WHERE g ->> 'code' = ANY(${subJudiceReasons}::text[])), 0)`;

const groundsOfHeads = raw(
  `CASE WHEN c.form IS NULL AND d.not_admitted + d.contingent > 0 THEN ${groundsOf(
    `jsonb_array_elements(d.heads) WITH ORDINALITY AS h (head, of_head),
        LATERAL (SELECT r, of_head * 1000 + of_reason AS place
          FROM jsonb_array_elements(head -> 'reasons') WITH ORDINALITY AS o (r, of_reason)) AS reasons`,
    'j.forums',
  )} END`,
);

/** Gives each employee of a claim for many, and the remainder. Without a determination it takes the heads of lib/law/heads.ts. */
const employees = raw(`
  WITH people AS (
    SELECT e.place, e.line ->> 'employeeName' AS name,
      CASE WHEN trim(e.line ->> 'totalAmountDue') ~ '^[0-9]{1,16}([.][0-9]{1,2})?$'
        THEN trim(e.line ->> 'totalAmountDue')::numeric ELSE 0 END AS amount
    FROM jsonb_array_elements(CASE WHEN jsonb_typeof(p.employee_details) = 'array' THEN p.employee_details ELSE '[]' END)
      WITH ORDINALITY AS e (line, place)),
  counted AS (
    SELECT place, name,
      least(amount, greatest(0, p.claimed - (sum(amount) OVER (ORDER BY place) - amount))) AS claimed FROM people),
  heads AS (
    SELECT h.*, CASE WHEN h.head ~ '^employee:[0-9]{1,6}$' THEN substr(h.head, 10)::int END AS place
    FROM jsonb_to_recordset(p.heads) AS h (head text, claimed numeric, admitted numeric, contingent numeric,
      "notAdmitted" numeric, "underVerification" numeric, reasons jsonb))
  SELECT k.place::int AS employee, k.name, coalesce(h.claimed, 0) AS claimed, coalesce(h.admitted, 0) AS admitted,
    coalesce(h.contingent, 0) AS contingent, coalesce(h."notAdmitted", 0) AS not_admitted,
    coalesce(h."underVerification", 0) AS under_verification,
    ARRAY(SELECT DISTINCT r ->> 'code' FROM jsonb_array_elements(h.reasons) r ORDER BY 1) AS reasons,
    ${groundsOf('jsonb_array_elements(h.reasons) WITH ORDINALITY AS o (r, place)', 'p.forums')} AS grounds
  FROM counted k LEFT JOIN heads h ON h.place = k.place WHERE p.determined
  UNION ALL
  SELECT 0, NULL, sum(h.claimed), sum(h.admitted), sum(h.contingent), sum(h."notAdmitted"), sum(h."underVerification"),
    ARRAY(SELECT DISTINCT r ->> 'code' FROM heads o, jsonb_array_elements(o.reasons) r
      WHERE o.place IS NULL OR o.place > (SELECT count(*) FROM people) ORDER BY 1),
    ${groundsOf(
      `(SELECT r, coalesce(o.place, 0) AS place FROM heads o, jsonb_array_elements(o.reasons) AS r
        WHERE o.place IS NULL OR o.place > (SELECT count(*) FROM people)) AS reasons`,
      'p.forums',
    )}
  FROM heads h WHERE p.determined AND (h.place IS NULL OR h.place > (SELECT count(*) FROM people)) HAVING count(*) > 0
  UNION ALL
  SELECT k.place::int, k.name, k.claimed, 0, 0, 0, k.claimed, '{}', NULL::jsonb FROM counted k WHERE NOT p.determined
  UNION ALL
  SELECT 0, NULL, p.claimed - coalesce(sum(k.claimed), 0), 0, 0, 0, p.claimed - coalesce(sum(k.claimed), 0), '{}', NULL::jsonb
  FROM counted k HAVING NOT p.determined AND p.claimed > coalesce(sum(k.claimed), 0)`);

/** The determined form: employees of another version belong to none of its heads. */
export const formRead =
  raw(`CASE WHEN c.form IS NOT NULL AND d.claim_version <> c.version THEN coalesce(
  (SELECT v.claim_data FROM claim_versions v WHERE v.claim_id = c.id AND v.version = d.claim_version),
  (SELECT k.claim_data FROM claims k WHERE k.id = c.id AND k.version = d.claim_version), c.form) ELSE c.form END`);

/** In the order of filing; the next part starts after it. */
export interface Last {
  at: string;
  number: string;
}

/** `claims` is how many claims the part had. */
export interface Added extends Last {
  claims: number;
}

export const beforeAll: Last = { at: '-infinity', number: '' };

/** Numbers, which grow longer, tell the order of claims of one moment. */
const filed = (of: string) =>
  raw(`${of}.submitted_at, length(${of}.claim_number), ${of}.claim_number`);

/** The next `limit` claims in the order of filing, as their forms stood on the day; `earlier` is a form changed since. */
const partOf = (list: AsOn, after: Last, limit: number) => sql`
  SELECT c.id, c.claim_number, c.creditor_type, ${stood.name} AS creditor_name, ${stood.nature} AS nature_of_claim, c.submitted_at,
    ${stood.amount} AS claim_amount, ${stood.version} AS version, v.claim_data AS earlier,
    CASE WHEN c.creditor_type = 'form_e' THEN ${stood.data} END AS form,
    coalesce(${stood.data} ->> 'isRelatedParty' = 'yes', false) AS says_related, ${saysEmployee}
  FROM claims c LEFT JOIN LATERAL (${versionOn(list.asOn)}) v ON true
  WHERE ${listedClaims(list)} AND (${filed('c')}) > (${after.at}::timestamptz, length(${after.number}), ${after.number})
  ORDER BY ${filed('c')} LIMIT ${limit}::int`;

/** SQL: the texts of the next `limit` claims that have to be judged before they are listed. */
export const textsOf = (list: AsOn, after: Last, limit: number) =>
  listedTexts(partOf(list, after, limit), list.asOn, formRead);

/** A listed claim over `claims c` with what it claims, for a lateral join. */
const listed = (list: AsOn, claim: string) => sql`
  SELECT c.claim_number, coalesce(d.claimed, c.claim_amount) AS claimed
  FROM claims c LEFT JOIN LATERAL (${determinationBy(list.asOn)}) d ON true WHERE c.id = ${raw(claim)} AND ${listedClaims(list)}`;

/** Debts that went between claims by a day. `lacks` gives a row for a claim in no list, whose debt went on from the claim before. */
export const waysBy = (asOn: string, lacks: Sql) => sql`
  WITH RECURSIVE ways AS (
    SELECT t.claim_id AS from_id, t.to_claim_id AS to_id, t.amount::numeric AS amount, t.effective_on FROM claim_transfers t
    WHERE t.effective_on <= ${asOn}::date
    UNION ALL
    SELECT w.from_id, t.to_claim_id, least(w.amount, t.amount), t.effective_on
    FROM ways w JOIN claim_transfers t ON t.claim_id = w.to_id ${lacks} AND t.effective_on <= ${asOn}::date)
  SELECT from_id, to_id, amount, effective_on FROM ways`;

/** Finds transfers of claims in `part`, if the list has both claims. The former creditor's line has the amount as not admitted. */
const transfersOf = (list: AsOn) => sql`
  SELECT sides.claim_id, sum(gone) AS gone, jsonb_agg(told ORDER BY t.effective_on, claim) AS told
  FROM (SELECT t.*, o.claim_number AS origin, n.claim_number AS target, least(t.amount, n.claimed) AS moved
      FROM (${waysBy(list.asOn, sql`AND NOT EXISTS (${listed(list, 'w.to_id')})`)}) AS t
      CROSS JOIN LATERAL (${listed(list, 't.from_id')}) o CROSS JOIN LATERAL (${listed(list, 't.to_id')}) n
      WHERE t.from_id IN (SELECT id FROM part) OR t.to_id IN (SELECT id FROM part)) AS t,
    LATERAL (VALUES (t.from_id, 'to', t.target, t.moved), (t.to_id, 'from', t.origin, 0)) AS sides (claim_id, way, claim, gone),
    LATERAL (SELECT jsonb_build_object('way', way, 'claim', claim, 'amount', t.moved::text,
      'on', to_char(t.effective_on, 'YYYY-MM-DD')) AS told) AS said
  GROUP BY sides.claim_id`;

const unless = (isWithheld: string, text: Sql) =>
  sql`CASE WHEN ${raw(isWithheld)} THEN ${withheld}::text ELSE ${text} END`;

const isWithheldEmployee = 'd.employee = ANY(coalesce(j."withheldEmployees", ARRAY[]::int[]))';

const nameInLine = sql`CASE WHEN nullif(trim(d.person), '') IS NOT NULL
  THEN ${unless(isWithheldEmployee, raw('d.person'))}
  ELSE ${unless('coalesce(j.name, false)', raw('d.creditor_name'))} END`;

/** What the texts of a line show, over `placed d` and `judged j`. */
const hindrancesOfTexts = raw(`(coalesce(j.flags, 0) & ${text_withheld}
    | CASE WHEN d.employee = ANY(j."withheldEmployees") THEN ${text_withheld} ELSE 0 END)
  + (coalesce(j.flags, 0) & ${text_doubtful}
    | CASE WHEN d.employee = ANY(j."doubtfulEmployees") THEN ${text_doubtful} ELSE 0 END)
  + CASE WHEN coalesce(d.remarks, '') <> '' AND d.annexure IN (${maskedAnnexures})
    THEN ${remark_on_masked} + (coalesce(j.flags, 0) & ${remark_unmasks}) ELSE 0 END`);

/** SQL that adds the lines of the next `limit` claims; gives how many claims, and the last. Withholds texts with own values. */
export const addLines = (
  list: AsOn,
  after: Last,
  limit: number,
  texts: readonly JudgedTexts[],
): Statement<Added> => sql`
  WITH part AS MATERIALIZED (${partOf(list, after, limit)}),
  judged AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) AS t (id uuid, name boolean, representative boolean,
      remarks boolean, facilities boolean, forums text[], flags int, "withheldEmployees" int[], "doubtfulEmployees" int[])),
  determined AS MATERIALIZED (
    SELECT c.id, c.claim_number, c.creditor_type, c.creditor_name, c.nature_of_claim, c.submitted_at, ${formRead} AS form,
      d.id IS NOT NULL AS determined, d.heads, coalesce(d.category, ${byForm}) AS category,
      coalesce(d.claimed, c.claim_amount) AS claimed, coalesce(d.admitted, 0) AS admitted,
      coalesce(d.contingent, 0) AS contingent, coalesce(d.not_admitted, 0) AS not_admitted,
      coalesce(d.under_verification, c.claim_amount) AS under_verification, coalesce(d.secured_amount, 0) AS secured_amount,
      coalesce(d.guaranteed_amount, 0) AS guaranteed_amount, coalesce(d.set_off_amount, 0) AS set_off_amount,
      coalesce(d.related_party, c.says_related) AS related_party, coalesce(d.related_party_exempt, false) AS exempt,
      CASE WHEN d.category IN (${raw(inClass)}) THEN coalesce((d.voting ->> 'debt')::numeric, d.admitted) END AS voting_debt,
      CASE WHEN d.category IN (${raw(inClass)}) THEN d.class_number END AS class_number, d.remarks, ${hindrancesOn(list.asOn)} AS hindrances, CASE WHEN c.form IS NULL THEN ${reasonsOfHeads} END AS reasons,
      j.forums, ${groundsOfHeads} AS grounds, d.currency,
      CASE WHEN j.facilities THEN ${withoutTexts('d.facilities')} ELSE d.facilities END AS facilities
    FROM part c LEFT JOIN LATERAL (${determinationBy(list.asOn)}) d ON true LEFT JOIN judged j ON j.id = c.id),
  lined AS (
    SELECT d.*, 0 AS employee, NULL::text AS person FROM (
      SELECT id, claim_number, creditor_type, creditor_name, nature_of_claim, submitted_at, form, category, claimed, admitted,
        contingent, not_admitted, under_verification, secured_amount, guaranteed_amount, set_off_amount, related_party, exempt,
        voting_debt, class_number, remarks, hindrances, reasons, grounds, currency, facilities FROM determined WHERE form IS NULL) AS d
    UNION ALL
    SELECT p.id, p.claim_number, p.creditor_type, p.creditor_name, p.nature_of_claim, p.submitted_at, p.form, p.category,
      e.claimed, e.admitted, e.contingent, e.not_admitted, e.under_verification,
      CASE WHEN e.first THEN p.secured_amount ELSE 0 END, CASE WHEN e.first THEN p.guaranteed_amount ELSE 0 END,
      CASE WHEN e.first THEN p.set_off_amount ELSE 0 END, p.related_party, p.exempt,
      CASE WHEN p.voting_debt IS NOT NULL THEN e.admitted END, p.class_number, p.remarks, p.hindrances, e.reasons,
      e.grounds, NULL::jsonb, NULL::jsonb, e.employee, e.name
    FROM (SELECT *, form -> 'employeeDetails' AS employee_details FROM determined WHERE form IS NOT NULL) AS p
    CROSS JOIN LATERAL (SELECT lines.*, row_number() OVER (ORDER BY employee) = 1 AS first FROM (${employees}) AS lines) AS e),
  transfers AS MATERIALIZED (${transfersOf(list)}),
  -- Looked up once: the planner would ask for each line.
  before AS MATERIALIZED (
    SELECT a AS annexure, coalesce((SELECT max(sl_no) FROM creditor_list_rows
      WHERE list_number = ${list.number}::int AND annexure = a), 0) AS last
    FROM generate_series(1, ${categories.length}::int) AS a),
  placed AS (SELECT d.*, ${annexure} AS annexure FROM lined d),
  added AS (
    INSERT INTO creditor_list_rows (list_number, annexure, sl_no, claim_id, employee, claim_number, name, representative,
      received_on, form, nature, claimed, admitted, contingent, not_admitted, under_verification, secured_amount,
      guaranteed_amount, set_off_amount, related_party, voting, voting_debt, class_number, remarks, reasons, hindrances, transferred, transfers, grounds,
      currency, facilities, sub_judice)
    SELECT ${list.number}::int, d.annexure,
      before.last + row_number() OVER (PARTITION BY d.annexure ORDER BY ${filed('d')}, d.employee = 0, d.employee),
      d.id, d.employee, d.claim_number, ${nameInLine}, CASE WHEN d.form IS NOT NULL THEN ${unless(
        'coalesce(j.representative, false)',
        raw("concat_ws(', ', nullif(trim(d.form ->> 'representativeName'), ''), d.creditor_name)"),
      )} END,
      (d.submitted_at AT TIME ZONE 'Asia/Kolkata')::date, d.creditor_type, d.nature_of_claim, d.claimed, d.admitted,
      d.contingent, d.not_admitted, d.under_verification, d.secured_amount, d.guaranteed_amount, d.set_off_amount,
      d.related_party, d.annexure IN (${voting}) AND d.admitted > 0 AND (NOT d.related_party OR d.exempt),
      d.voting_debt, d.class_number, ${unless('coalesce(j.remarks, false)', raw('d.remarks'))}, d.reasons, d.hindrances + ${hindrancesOfTexts},
      least(coalesce(t.gone, 0), d.not_admitted), t.told, d.grounds, d.currency, d.facilities,
      ${subJudice}
    FROM placed d JOIN before ON before.annexure = d.annexure LEFT JOIN judged j ON j.id = d.id
      LEFT JOIN transfers t ON t.claim_id = d.id)
  SELECT p.submitted_at::text AS at, p.claim_number AS number, (SELECT count(*)::int FROM part) AS claims
  FROM part p ORDER BY p.submitted_at DESC, length(p.claim_number) DESC, p.claim_number DESC LIMIT 1`;

const represented = annexuresOf(representedMembers).join(', ');

/** A transferred amount stands in two lines and counts in the new creditor's. */
const amounts = {
  claimed: 'claimed - transferred',
  admitted: 'admitted',
  contingent: 'contingent',
  not_admitted: 'not_admitted - transferred',
  under_verification: 'under_verification',
  transferred: 'transferred',
  secured_amount: 'secured_amount',
  guaranteed_amount: 'guaranteed_amount',
  set_off_amount: 'set_off_amount',
  sub_judice: 'sub_judice',
};

const sumsOfAnnexure =
  raw(`json_build_object('annexure', annexure, 'received', alone + coalesce(claims, 0),
  'admittedCount', alone_admitted + coalesce(claims_admitted, 0), 'lines', n,
  'people', CASE WHEN annexure IN (${represented}) THEN people END,
  'admittedPeople', CASE WHEN annexure IN (${represented}) THEN people_admitted END, 'in_currency', in_currency,
  'facilities', facilities, 'securities', securities,
  ${Object.keys(amounts)
    .map((name) => `'${name}', ${name}::numeric(30, 2)::text`)
    .join(', ')})`);

/** SQL that finishes a list once it has all its lines. */
export const finish = ({ number, asOn }: AsOn): Sql => sql`
  WITH counted AS MATERIALIZED (
    SELECT annexure, count(*) AS n, count(*) FILTER (WHERE form <> 'form_e') AS alone,
      count(*) FILTER (WHERE form <> 'form_e' AND admitted > 0) AS alone_admitted, count(*) FILTER (WHERE NOT ${isRemainder}) AS people,
      count(*) FILTER (WHERE NOT ${isRemainder} AND admitted > 0) AS people_admitted, count(currency) AS in_currency,
      coalesce(sum(jsonb_array_length(facilities)), 0)::int AS facilities,
      coalesce(sum(CASE WHEN facilities IS NOT NULL THEN (SELECT count(*) FROM jsonb_path_query(facilities, '$[*].securities[*]')) END), 0)::int AS securities,
      ${raw(
        Object.entries(amounts)
          .map(([name, amount]) => `sum(${amount}) AS ${name}`)
          .join(', '),
      )},
      coalesce(sum(${votingDebtOf('r')}) FILTER (WHERE voting), 0) AS votes,
      ${raw(
        Object.entries(lineHindrances)
          .map(([code, bit]) => `count(*) FILTER (WHERE hindrances & ${bit} > 0) AS ${code}`)
          .join(', '),
      )}
    FROM creditor_list_rows r WHERE list_number = ${number}::int GROUP BY annexure),
  -- Claims for many, which have several lines: all other claims have one.
  many AS MATERIALIZED (
    SELECT annexure, count(*) AS claims, count(*) FILTER (WHERE admitted > 0) AS claims_admitted
    FROM (SELECT annexure, sum(admitted) AS admitted FROM creditor_list_rows
      WHERE list_number = ${number}::int AND form = 'form_e' GROUP BY annexure, claim_id) AS each GROUP BY annexure),
  -- Asked only where no financial creditor votes.
  largest AS (${largestOperational(number)}),
  facts AS (SELECT * FROM case_settings WHERE id = 1),
  voted AS MATERIALIZED (
    SELECT class_number, coalesce(sum(${votingDebtOf('r')}) FILTER (WHERE voting), 0) AS base
    FROM creditor_list_rows r WHERE list_number = ${number}::int AND ${isInClass} GROUP BY class_number),
  named AS MATERIALIZED (
    SELECT k.number, k.name, k.representative, coalesce(v.base, 0) AS base
    FROM creditor_classes k LEFT JOIN voted v ON v.class_number = k.number WHERE k.removed_at IS NULL OR v.class_number IS NOT NULL),
  classes AS (
    SELECT * FROM named UNION ALL
    SELECT NULL, NULL, (SELECT class_representative FROM facts), base FROM voted WHERE class_number IS NULL AND EXISTS (SELECT FROM named))
  UPDATE creditor_lists l SET state = 'draft', ${done}, texts_judged = true, made_at = now(), rows = (SELECT coalesce(sum(n), 0) FROM counted),
    sums = (SELECT coalesce(json_agg(${sumsOfAnnexure} ORDER BY annexure), '[]') FROM counted LEFT JOIN many USING (annexure)),
    hindrances = (SELECT json_build_object(
      'no_commencement_date', CASE WHEN (SELECT commencement_date FROM facts) IS NULL THEN 1 ELSE 0 END,
      'no_debtor_name', CASE WHEN (SELECT debtor_name FROM facts) IS NULL THEN 1 ELSE 0 END,
      'in_quarantine', (SELECT count(*) FROM claims c WHERE c.quarantine_id IS NOT NULL AND ${claimsBy(asOn)}),
      ${raw(
        Object.keys(lineHindrances)
          .map((code) => `'${code}', coalesce(sum(${code}), 0)`)
          .join(', '),
      )}) FROM counted),
    voting_base = (SELECT coalesce(sum(votes), 0) FROM counted),
    class_base = (SELECT coalesce(sum(votes) FILTER (WHERE annexure IN (${raw(annexuresOf(classCategories).join(', '))})), 0) FROM counted),
    classes = (SELECT jsonb_agg(jsonb_build_object('number', number, 'name', name, 'representative', representative,
      'base', base::numeric(30, 2)::text) ORDER BY number) FROM classes),
    operational_base = CASE WHEN (SELECT sum(votes) FROM counted) > 0 THEN NULL
      ELSE coalesce((SELECT sum(debt) FROM largest), 0)
        + coalesce((SELECT sum(admitted) FROM counted WHERE annexure IN (${raw(annexuresOf(representedMembers).join(', '))})), 0) END,
    operational_members = CASE WHEN (SELECT sum(votes) FROM counted) > 0 THEN NULL
      ELSE (SELECT jsonb_agg(line) FROM largest, unnest(lines) AS line) END,
    sha256 = creditor_list_sha256(${number}::int), debtor_name = f.debtor_name, debtor_cin = f.debtor_cin,
    tribunal = f.tribunal, tribunal_bench = f.tribunal_bench, case_number = f.case_number,
    admission_order_date = f.admission_order_date, admission_order_number = f.admission_order_number,
    commencement_date = f.commencement_date, professional_name = f.professional_name,
    professional_registration = f.professional_registration, class_representative = f.class_representative
  FROM (SELECT 1) AS one LEFT JOIN facts f ON true WHERE l.number = ${number}::int AND l.state = 'making'`;
