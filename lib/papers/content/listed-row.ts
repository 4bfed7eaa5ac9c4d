import type { Amounts } from '@/lib/law/amounts';
import { annexuresOf, representedMembers } from '@/lib/law/committee';
import { raw, type Sql, sql } from '@/lib/platform/sql';

/** A claim in a list: its line, or the sum of its lines when each employee has one. */
export interface ListedRow extends Amounts {
  annexure: number;
  slNo: number;
  lines: number;
  /** Per cent with two decimals; null without a vote. */
  share: string | null;
}

const sums = ['claimed', 'admitted', 'contingent', 'not_admitted', 'under_verification'];
const named = (column: string) => column.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

const represented = annexuresOf(representedMembers).join(', ');

/** SQL over a line in `creditor_list_rows`: the debt that votes, in a class with its interest (reg. 16A(7)). */
export const votingDebtOf = (line: string) =>
  raw(`coalesce(${line}.voting_debt, ${line}.admitted)`);

/** SQL: the voting share of a line (`creditor_list_rows`); null without a vote. Without financial creditors it is by reg. 16. */
export const shareOf = (line: string, list: string) =>
  raw(`CASE WHEN ${line}.voting AND ${list}.voting_base > 0
      THEN voting_share(coalesce(${line}.voting_debt, ${line}.admitted), ${list}.voting_base)
    WHEN ${list}.operational_base > 0 AND ${line}.admitted > 0 AND (${line}.annexure IN (${represented})
      OR jsonb_exists(${list}.operational_members, concat(${line}.claim_id, ':', ${line}.employee)))
      THEN voting_share(${line}.admitted, ${list}.operational_base) END`);

/** {@link ListedRow} of a claim (SQL of its id) in `creditor_lists l`; null when that list has no line of it. */
export const listedRow = (claim: string): Sql => sql`(
  SELECT json_build_object('annexure', min(r.annexure), 'slNo', min(r.sl_no), 'lines', count(*),
    ${raw(sums.map((column) => `'${named(column)}', sum(r.${column})::text`).join(', '))},
    'share', CASE WHEN count(*) = 1 THEN max(${shareOf('r', 'l')})::text END)
  FROM creditor_list_rows r WHERE r.claim_id = ${raw(claim)} AND r.list_number = l.number HAVING count(*) > 0)`;
