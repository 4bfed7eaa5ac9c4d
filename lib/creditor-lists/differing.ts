import type { Amounts } from '@/lib/law/amounts';
import { shareOf, votingDebtOf } from '@/lib/papers/content/listed-row';
import type { Statement } from '@/lib/platform/query';
import { raw, type Sql, sql } from '@/lib/platform/sql';
import type { ChangeKind } from './change-kinds';
import { inClasses, type ListedClass, type OfClass, type WithClassNumber } from './classes';
import { nameInLine, remarkOf, shownFacilities, shownGrounds, shownVotingDebt } from './columns';
import type { ListLine } from './present';

export interface Side
  extends Amounts,
    Pick<
      ListLine,
      | 'annexure'
      | 'slNo'
      | 'securedAmount'
      | 'guaranteedAmount'
      | 'setOffAmount'
      | 'votingDebt'
      | 'share'
      | 'relatedParty'
      | 'remarks'
      | 'reasons'
      | 'grounds'
      | 'transfers'
      | 'currency'
      | 'facilities'
    >,
    OfClass {}

export interface Change extends Pick<ListLine, 'claimId' | 'claimNumber' | 'employee' | 'name'> {
  kind: ChangeKind;
  before: Side | null;
  after: Side | null;
}

type SideRow = WithClassNumber<Side>;

export interface ChangeRow extends Omit<Change, 'before' | 'after'> {
  before: SideRow | null;
  after: SideRow | null;
}

interface Compared {
  before: { classes?: ListedClass[] };
  after: { classes?: ListedClass[] };
}

/** Each side has the classes of its own list. */
export const changeIn =
  ({ before, after }: Compared) =>
  (change: ChangeRow): Change => ({
    ...change,
    before: change.before && inClasses(before.classes)(change.before),
    after: change.after && inClasses(after.classes)(change.after),
  });

const amounts = {
  claimed: 'claimed',
  admitted: 'admitted',
  contingent: 'contingent',
  notAdmitted: 'not_admitted',
  underVerification: 'under_verification',
  securedAmount: 'secured_amount',
  guaranteedAmount: 'guaranteed_amount',
  setOffAmount: 'set_off_amount',
} as const;
const names = Object.keys(amounts) as (keyof typeof amounts)[];

const side = (of: 'a' | 'b') =>
  raw(`CASE WHEN ${of}.claim_id IS NOT NULL THEN json_build_object('annexure', ${of}.annexure, 'slNo', ${of}.sl_no,
    ${names.map((name) => `'${name}', ${of}.${amounts[name]}::text`).join(', ')}, 'votingDebt', ${of}.voting_debt::text, 'share', ${of}.share::text,
    'relatedParty', ${of}.related_party, 'remarks', ${of}.remarks, 'reasons', ${of}.reasons, 'grounds', ${of}.grounds,
    'transfers', ${of}.transfers, 'currency', ${of}.currency, 'facilities', ${of}.facilities, 'classNumber', ${of}.class_number) END`);

/** What a line says beside its amounts; older reasons lack the amounts that they explain. */
const said = (of: 'a' | 'b') =>
  raw(`(${of}.name, ${of}.related_party, ${of}.remarks, ${of}.transfers, ${of}.currency, ${of}.facilities,
    CASE WHEN a.explained AND b.explained THEN ${of}.grounds ELSE to_jsonb(${of}.reasons) END)`);

const columns = (of: 'a' | 'b') =>
  raw([...Object.values(amounts), 'votes'].map((column) => `${of}.${column}`).join(', '));

// OFFSET makes the planner look for the lines first; beside their texts every way to them would cost the same.
const linesOf = (number: number, masked: boolean) =>
  sql`SELECT r.claim_id, r.employee, r.claim_number, ${nameInLine(masked)} AS name, r.annexure, r.sl_no, r.claimed, r.admitted,
    r.contingent, r.not_admitted, r.under_verification, r.secured_amount, r.guaranteed_amount, r.set_off_amount, r.related_party,
    ${remarkOf(masked)} AS remarks, r.reasons, ${shownGrounds} AS grounds, r.grounds IS NOT NULL OR r.reasons = '{}' AS explained,
    coalesce(r.transfers, '[]') AS transfers, r.class_number, r.currency, ${shownFacilities(masked)} AS facilities, ${shownVotingDebt} AS voting_debt, ${votingDebtOf('r')} AS votes,
    ${shareOf('r', 'l')} AS share
  FROM (SELECT * FROM creditor_list_rows WHERE list_number = ${number}::int OFFSET 0) AS r
    JOIN creditor_lists l ON l.number = r.list_number`;

/** Every line that differs, with its kind, over `a` (before) and `b` (after). */
const differing = (from: number, to: number, masked: boolean): Sql => sql`
  SELECT coalesce(b.claim_id, a.claim_id) AS claim_id, coalesce(b.employee, a.employee) AS employee,
    coalesce(b.claim_number, a.claim_number) AS claim_number, coalesce(b.name, a.name) AS name,
    coalesce(b.annexure, a.annexure) AS annexure, coalesce(b.sl_no, a.sl_no) AS sl_no,
    CASE WHEN a.claim_id IS NULL THEN 'added' WHEN b.claim_id IS NULL THEN 'removed'
      WHEN a.annexure <> b.annexure OR a.class_number IS DISTINCT FROM b.class_number THEN 'moved'
      WHEN (${columns('a')}) <> (${columns('b')}) THEN 'changed'
      WHEN ${said('a')} IS DISTINCT FROM ${said('b')} THEN 'said' ELSE 'share' END AS kind,
    ${side('a')} AS before, ${side('b')} AS after
  FROM (${linesOf(from, masked)}) AS a FULL JOIN (${linesOf(to, masked)}) AS b ON b.claim_id = a.claim_id AND b.employee = a.employee
  WHERE a.claim_id IS NULL OR b.claim_id IS NULL OR (a.annexure, ${columns('a')}) <> (b.annexure, ${columns('b')})
    OR ${said('a')} IS DISTINCT FROM ${said('b')} OR a.share IS DISTINCT FROM b.share
    OR a.class_number IS DISTINCT FROM b.class_number`;

/** SQL: how many lines differ, by kind; `masked` as the public reads them. */
export const changeCountsStatement = (
  from: number,
  to: number,
  masked: boolean,
): Statement<{ kind: ChangeKind; n: number }> =>
  sql`SELECT d.kind, count(*)::int AS n FROM (${differing(from, to, masked)}) AS d GROUP BY d.kind`;

/** `limit` null means every line. */
export interface DifferingAsked {
  kind?: ChangeKind | undefined;
  page: number;
  limit: number | null;
}

/** SQL: a page of lines that differ. */
export const changesStatement = (
  from: number,
  to: number,
  { kind, page, limit }: DifferingAsked,
  masked: boolean,
): Statement<ChangeRow> => sql`
  SELECT d.kind, d.claim_id AS "claimId", d.claim_number AS "claimNumber", d.employee, d.name, d.before, d.after
  FROM (${differing(from, to, masked)}) AS d WHERE ${kind ? sql`d.kind = ${kind}` : sql`true`}
  ORDER BY d.annexure, d.sl_no, d.claim_id, d.employee LIMIT ${limit}::int OFFSET ${(page - 1) * (limit ?? 0)}::int`;
