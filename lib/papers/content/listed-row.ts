import type { Amounts } from '@/lib/law/amounts';
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

/**
 * {@link ListedRow} of the claim with that id (SQL) in `creditor_lists l`, as an expression; null when that list has no line of
 * it.
 */
export const listedRow = (claim: string): Sql => sql`(
  SELECT json_build_object('annexure', min(r.annexure), 'slNo', min(r.sl_no), 'lines', count(*),
    ${raw(sums.map((column) => `'${named(column)}', sum(r.${column})::text`).join(', '))},
    'share', CASE WHEN count(*) = 1 THEN max(CASE WHEN r.voting AND l.voting_base > 0
      THEN voting_share(r.admitted, l.voting_base) END)::text END)
  FROM creditor_list_rows r WHERE r.claim_id = ${raw(claim)} AND r.list_number = l.number HAVING count(*) > 0)`;
