import 'server-only';
import type { ObjectionGround } from '@/lib/law/objection-grounds';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { type ListedRow, listedRow } from './listed-row';

export interface RefusedObjection {
  list: number;
  /** `YYYY-MM-DD`. */
  asOn: string;
  row: ListedRow;
  ground: ObjectionGround;
  text: string;
  /** Of one that came on paper, the beginning of the day. */
  madeAt: Date;
  onPaper: boolean;
  closedAt: Date;
  reasons: string;
}

const statement = (id: string): Statement<RefusedObjection> => sql`
  SELECT l.number AS list, to_char(l.as_on, 'YYYY-MM-DD') AS "asOn", ${listedRow('o.claim_id')} AS row, o.ground, o.text,
    o.made_at AS "madeAt", o.received_by IS NOT NULL AS "onPaper", o.closed_at AS "closedAt", o.reasons
  FROM objections o JOIN creditor_lists l ON l.number = o.list_number WHERE o.id = ${id}::uuid AND o.state = 'refused'`;

/** The refusal that a letter tells of. Throws when there is none. */
export async function refusedObjection(id: string) {
  const [found] = await prepared(statement(id));
  if (!found) throw new Error('A letter is of a refusal that is not there');
  return found;
}
