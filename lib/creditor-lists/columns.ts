import { categoriesThat } from '@/lib/law/categories';
import {
  annexuresOf,
  classCategories,
  mostOperationalMembers,
  operationalMembers,
} from '@/lib/law/committee';
import { newestPublished } from '@/lib/papers/content/list-in-force';
import { shareOf, votingDebtOf } from '@/lib/papers/content/listed-row';
import { raw, type Sql, sql } from '@/lib/platform/sql';
import { isoTime } from '@/lib/platform/sql-time';
import { lineHindrances } from './hindrances';

const deed = (name: 'asked' | 'confirmed' | 'published' | 'withdrawn') => sql`
  CASE WHEN l.${raw(`${name}_at`)} IS NOT NULL THEN json_build_object('at', ${isoTime(`l.${name}_at`)}, 'by', (
    SELECT json_build_object('firstName', u.first_name, 'lastName', u.last_name) FROM users u
    WHERE u.id = l.${raw(`${name}_by_id`)})) END AS ${raw(name)}`;

const day = (column: string) => raw(`to_char(${column}, 'YYYY-MM-DD')`);

/** SQL: {@link ListRow} over `creditor_lists l`. A line, below, is a row of `creditor_list_rows r`. */
export const listColumns = sql`l.number, ${day('l.as_on')} AS "asOn", l.state, ${isoTime('l.made_at')} AS "madeAt",
  ${deed('asked')}, ${deed('confirmed')}, ${deed('published')}, ${deed('withdrawn')},
  l.published_over AS "publishedOver", ${day('l.objections_until')} AS "objectionsUntil", CASE WHEN l.state = 'published'
    THEN nullif(${newestPublished}, l.number) END AS "replacedBy",
  l.debtor_name AS "debtorName", l.debtor_cin AS "debtorCin", ${day('l.commencement_date')} AS "commencementDate",
  l.tribunal, l.tribunal_bench AS "tribunalBench", l.case_number AS "caseNumber",
  ${day('l.admission_order_date')} AS "admissionOrderDate", l.admission_order_number AS "admissionOrderNumber",
  l.professional_name AS "professionalName", l.professional_registration AS "professionalRegistration",
  l.law_edition AS "lawEdition", l.rows, l.voting_base::text AS "votingBase", l.classes, l.sums, l.hindrances AS "hindranceCounts",
  encode(l.sha256, 'hex') AS sha256, (l.attempts > 0 OR l.deaths > 1) AND l.state = 'making' AS failing,
  CASE WHEN l.state = 'making' THEN (SELECT json_build_object('done', p.done, 'total', p.total)
    FROM creditor_list_progress p WHERE p.list_number = l.number) END AS progress`;

/** SQL: the creditor of a line `creditor_list_rows r` is in a class. */
export const isInClass = raw(`r.annexure IN (${annexuresOf(classCategories).join(', ')})`);

/** SQL: a line `creditor_list_rows r` is of a {@link ListedClass} of `creditor_lists l`. */
export const isOfClass = (one: string) =>
  raw(`r.class_number IS NOT DISTINCT FROM (${one} ->> 'number')::int`);

/** SQL: the debt of all who vote in the class of a line `creditor_list_rows r` of `creditor_lists l`. */
export const classBase = raw(`CASE WHEN l.classes IS NULL THEN l.class_base ELSE
  (SELECT (k ->> 'base')::numeric FROM jsonb_array_elements(l.classes) AS k WHERE ${isOfClass('k').text}) END`);

/** SQL: the debt with which a creditor in a class votes; null for others. */
export const shownVotingDebt = raw(
  `CASE WHEN r.voting AND ${isInClass.text} THEN ${votingDebtOf('r').text} END`,
);

/** Published lists show these creditors by their initials. */
export const maskedAnnexures = annexuresOf(categoriesThat(({ masked }) => masked)).join(', ');

/** SQL: a line is the remainder of a claim for many, which belongs to no named employee. */
export const isRemainder = raw("(r.form = 'form_e' AND r.employee = 0)");

/** SQL: a name over `creditor_list_rows r` is hidden from the public. */
export const isMasked = raw(`r.annexure IN (${maskedAnnexures})`);

/** Stands for a text that a list withholds. */
export const withheld = '•••';

/** Digits of every script, in PostgreSQL's class of characters. */
const digits = String.raw`0-9\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF\u0A66-\u0A6F\u0AE6-\u0AEF\u0B66-\u0B6F\u0BE6-\u0BEF\u0C66-\u0C6F\u0CE6-\u0CEF\u0D66-\u0D6F\uFF10-\uFF19`;

/** SQL: a name may be more than a name; lib/forms/published/judge.ts judges only these. */
export const mayTell = (text: string) => raw(`${text} ~ '[@,${digits}]|\\m[aA][tT]\\M'`);

/** SQL: a text has as many digits as the shortest number of a person. */
const hasNumber = (text: string) => raw(`${text} ~ '@|([${digits}][^${digits}]*){4}'`);

/** Lists made before texts were judged give none that may hold a person's number. */
const text = (column: string) =>
  sql`CASE WHEN l.texts_judged OR NOT coalesce(${hasNumber(`r.${column}`)}, false) THEN ${raw(`r.${column}`)} ELSE ${raw(`'${withheld}'`)} END`;

const initials = sql`CASE WHEN r.annexure IN (${raw(maskedAnnexures)})
  THEN regexp_replace(${text('name')}, ${raw(String.raw`'([^\s•])\S*', '\1.', 'g'`)}) ELSE ${text('name')} END`;

/** SQL: a line's name, `masked` for the public. */
export const nameOf = (masked: boolean) => (masked ? initials : text('name'));

/** SQL: a line's name; null in the remainder of a claim for many. */
export const nameInLine = (masked: boolean) =>
  sql`CASE WHEN NOT ${isRemainder} THEN ${nameOf(masked)} END`;

/** SQL: a line's remark; where names are masked, one that tells a masked name is withheld. */
export const remarkOf = (masked: boolean) =>
  masked
    ? sql`CASE WHEN r.hindrances & ${raw(String(lineHindrances.remark_unmasks))} > 0 THEN ${raw(`'${withheld}'`)} ELSE ${text('remarks')} END`
    : text('remarks');

/** SQL: a line's reasons; older lists lack the amounts that they explain. */
export const shownGrounds = raw(
  `coalesce(r.grounds, (SELECT jsonb_agg(jsonb_build_object('code', code)) FROM unnest(r.reasons) AS code), '[]')`,
);

/** SQL: removes names, assets and numbers of charges, which tell whose facilities they are. */
export const withoutTexts = (facilities: string) =>
  raw(`(SELECT jsonb_agg(f || jsonb_build_object('name', NULL, 'securities', (
      SELECT coalesce(jsonb_agg(s || jsonb_build_object('asset', '${withheld}', 'chargeId', NULL) ORDER BY at), '[]')
      FROM jsonb_array_elements(f -> 'securities') WITH ORDINALITY AS e (s, at))) ORDER BY place)
    FROM jsonb_array_elements(${facilities}) WITH ORDINALITY AS o (f, place))`);

/** SQL: a line's facilities, without texts where its name is shown by initials. */
export const shownFacilities = (masked: boolean) =>
  masked
    ? sql`CASE WHEN ${isMasked} AND r.facilities IS NOT NULL THEN ${withoutTexts('r.facilities')} ELSE r.facilities END`
    : raw('r.facilities');

/** SQL: lines `r` of lists, with the columns that {@link creditorOf} groups by. */
export const linesOfCreditors = raw(`creditor_list_rows r
  LEFT JOIN creditor_list_same s ON s.list_number = r.list_number AND s.claim_id = r.claim_id`);

/** SQL: a line's creditor, by their first claim and, in a claim for many, the employee. */
export const creditorOf = raw('coalesce(s.first_claim_id, r.claim_id), r.employee');

/** SQL: the name in a creditor's first line, for grouped lines. */
export const firstNameOf = (masked: boolean) =>
  sql`(array_agg(${nameOf(masked)} ORDER BY r.annexure, r.sl_no))[1]`;

/** SQL: the position of a creditor's first line, for sorting. */
export const firstPlace = raw('min(r.annexure::bigint * 10000000000 + r.sl_no)');

/**
 * SQL: a line `r` of `creditor_lists l`. Only its name identifies a person; where names are masked, workmen, employees and
 * creditors in a class have initials, and no telling remark.
 */
export const lineColumns = (
  masked = false,
) => sql`r.annexure, r.sl_no AS "slNo", r.claim_id AS "claimId", r.claim_number AS "claimNumber",
  r.employee, ${nameInLine(masked)} AS name, ${text('representative')} AS representative, ${day('r.received_on')} AS "receivedOn", r.form, r.nature, r.claimed::text AS claimed,
  r.admitted::text AS admitted, r.contingent::text AS contingent, r.not_admitted::text AS "notAdmitted",
  r.under_verification::text AS "underVerification", r.secured_amount::text AS "securedAmount",
  r.guaranteed_amount::text AS "guaranteedAmount", r.set_off_amount::text AS "setOffAmount",
  r.transferred::text AS transferred, coalesce(r.transfers, '[]') AS transfers, r.related_party AS "relatedParty", (${shareOf('r', 'l')}) IS NOT NULL AS voting, (${shownVotingDebt})::text AS "votingDebt",
  (${shareOf('r', 'l')})::text AS share,
  CASE WHEN r.voting AND ${isInClass} AND l.class_base > 0
    THEN voting_share(${votingDebtOf('r')}, ${classBase}) END::text AS "shareInClass", r.class_number AS "classNumber", ${remarkOf(masked)} AS remarks, r.reasons,
  ${shownGrounds} AS grounds, r.sub_judice::text AS "subJudice", r.currency, ${shownFacilities(masked)} AS facilities`;

/** SQL: a list's largest operational creditors with all their claims, for a committee without financial ones (reg. 16). */
export const largestOperational = (number: number): Sql => sql`
  SELECT ${firstNameOf(false)} AS name, sum(r.admitted) AS debt, count(*)::int AS claims,
    array_agg(concat(r.claim_id, ':', r.employee)) AS lines
  FROM ${linesOfCreditors} JOIN creditor_lists l ON l.number = r.list_number
  WHERE r.list_number = ${number}::int AND r.admitted > 0 AND NOT ${isRemainder}
    AND r.annexure = ANY(${annexuresOf(operationalMembers)}::int[])
  GROUP BY ${creditorOf} ORDER BY sum(r.admitted) DESC, ${firstPlace} LIMIT ${mostOperationalMembers}::int`;
