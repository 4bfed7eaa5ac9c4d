import 'server-only';
import type { WithdrawalDeed } from '@/generated/prisma/enums';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';

export interface NoteOfPaper {
  deed: WithdrawalDeed;
  reason: string;
  at: Date;
}

const statement = (id: string): Statement<NoteOfPaper> => sql`
  SELECT w.deed, w.reason, w.taken_at AS "at" FROM withdrawal_notes w WHERE w.id = ${id}::uuid`;

/** The note that a letter tells of. Throws when there is none. */
export async function noteOfPaper(id: string) {
  const [found] = await prepared(statement(id));
  if (!found) throw new Error('A letter is of a note that is not there');
  return found;
}
