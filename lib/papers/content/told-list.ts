import 'server-only';
import { newestPublished } from '@/lib/papers/content/list-in-force';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { today } from '@/lib/platform/sql-time';
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
  /** For a withdrawn list: the one that counts again and has the claim, and its last day of objections, null when it has passed. */
  earlier: { asOn: string; until: string | null } | null;
  row: ListedRow;
}

const statement = (id: string, claimId: string): Statement<ToldList> => sql`
  SELECT l.number, to_char(l.as_on, 'YYYY-MM-DD') AS "asOn", to_char(l.objections_until, 'YYYY-MM-DD') AS until,
    CASE WHEN t.withdrawn_id = ${id}::uuid THEN l.withdrawn_at ELSE l.published_at END AS at,
    t.withdrawn_id = ${id}::uuid AS withdrawn,
    (SELECT json_build_object('asOn', to_char(n.as_on, 'YYYY-MM-DD'),
       'until', CASE WHEN n.objections_until >= ${today} THEN to_char(n.objections_until, 'YYYY-MM-DD') END)
     FROM creditor_lists n WHERE n.number = ${newestPublished} AND (n.as_on, n.number) < (l.as_on, l.number)
       AND EXISTS (SELECT FROM creditor_list_rows r WHERE r.list_number = n.number AND r.claim_id = o.claim_id)) AS earlier,
    ${listedRow('o.claim_id')} AS row
  FROM creditor_list_tellings t JOIN creditor_lists l ON l.number = t.list_number, (SELECT ${claimId}::uuid AS claim_id) AS o
  WHERE ${id}::uuid IN (t.published_id, t.withdrawn_id)`;

/** The list that a letter about a claim tells of. Throws when that list has no row of the claim. */
export async function toldList(id: string, claimId: string) {
  const [found] = await prepared(statement(id, claimId));
  if (!found?.row) throw new Error('A letter is of a list that does not have its claim');
  return found;
}
