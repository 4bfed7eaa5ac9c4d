import type { Amounts } from '@/lib/law/amounts';
import { annexuresOf, representedMembers } from '@/lib/law/committee';
import { raw, type Sql, sql } from '@/lib/platform/sql';

/** A claim in a list of creditors: its line, or the sum of its lines when each employee has one. */
export interface ListedRow extends Amounts {
  annexure: number;
  /** Of the first line. */
  slNo: number;
  lines: number;
  /** Per cent with two decimals; null for who has no vote. */
  share: string | null;
}

const sums = ['claimed', 'admitted', 'contingent', 'not_admitted', 'under_verification'];
const named = (column: string) => column.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

const represented = annexuresOf(representedMembers).join(', ');

/** The debt with which the creditor of a line over `creditor_list_rows` votes: in a class with its interest (reg. 16A(7)). */
export const votingDebtOf = (line: string) =>
  raw(`coalesce(${line}.voting_debt, ${line}.admitted)`);

/**
 * The voting share of a line over `creditor_list_rows` in its list; null for a creditor without a vote. Where no financial creditor
 * votes, it is the share of a member by reg. 16, or of who is represented there.
 */
export const shareOf = (line: string, list: string) =>
  raw(`CASE WHEN ${line}.voting AND ${list}.voting_base > 0
      THEN voting_share(coalesce(${line}.voting_debt, ${line}.admitted), ${list}.voting_base)
    WHEN ${list}.operational_base > 0 AND ${line}.admitted > 0 AND (${line}.annexure IN (${represented})
      OR jsonb_exists(${list}.operational_members, concat(${line}.claim_id, ':', ${line}.employee)))
      THEN voting_share(${line}.admitted, ${list}.operational_base) END`);

/**
 * {@link ListedRow} of the claim with that id (SQL) in `creditor_lists l`, as an expression; null when that list has no line of
 * it.
 */
export const listedRow = (claim: string): Sql => sql`(
  SELECT json_build_object('annexure', min(r.annexure), 'slNo', min(r.sl_no), 'lines', count(*),
    ${raw(sums.map((column) => `'${named(column)}', sum(r.${column})::text`).join(', '))},
    'share', CASE WHEN count(*) = 1 THEN max(${shareOf('r', 'l')})::text END)
  FROM creditor_list_rows r WHERE r.claim_id = ${raw(claim)} AND r.list_number = l.number HAVING count(*) > 0)`;
