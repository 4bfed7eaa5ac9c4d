import 'server-only';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { type ListedRow, listedRow } from './listed-row';

export interface ToldList {
  number: number;
  /** `YYYY-MM-DD`. */
  asOn: string;
  /** The last day of objections, `YYYY-MM-DD`. */
  until: string;
  /** When it was published, or withdrawn. */
  at: Date;
  withdrawn: boolean;
  row: ListedRow;
}

const statement = (id: string, claimId: string): Statement<ToldList> => sql`
  SELECT l.number, to_char(l.as_on, 'YYYY-MM-DD') AS "asOn", to_char(l.objections_until, 'YYYY-MM-DD') AS until,
    CASE WHEN t.withdrawn_id = ${id}::uuid THEN l.withdrawn_at ELSE l.published_at END AS at,
    t.withdrawn_id = ${id}::uuid AS withdrawn, ${listedRow('o.claim_id')} AS row
  FROM creditor_list_tellings t JOIN creditor_lists l ON l.number = t.list_number, (SELECT ${claimId}::uuid AS claim_id) AS o
  WHERE ${id}::uuid IN (t.published_id, t.withdrawn_id)`;

/** The list that a letter about a claim tells of. Throws when that list has no row of the claim. */
export async function toldList(id: string, claimId: string) {
  const [found] = await prepared(statement(id, claimId));
  if (!found?.row) throw new Error('A letter is of a list that does not have its claim');
  return found;
}
