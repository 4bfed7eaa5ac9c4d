import 'server-only';
import type { LateStep } from '@/lib/law/late-states';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';

export interface LateMarkOfPaper {
  step: LateStep;
  /** `YYYY-MM-DD`. */
  on: string;
  reasons: string | null;
  again: boolean;
}

const statement = (id: string): Statement<LateMarkOfPaper> => sql`
  SELECT s.step, to_char(s.on_day, 'YYYY-MM-DD') AS "on", s.reasons,
    EXISTS (SELECT FROM late_claim_steps o WHERE o.claim_id = s.claim_id AND o.number < s.number) AS again
  FROM late_claim_steps s WHERE s.id = ${id}::uuid`;

/** The mark that a letter tells of. Throws when there is none. */
export async function lateMarkOfPaper(id: string) {
  const [found] = await prepared(statement(id));
  if (!found) throw new Error('A letter is of a mark that is not there');
  return found;
}
