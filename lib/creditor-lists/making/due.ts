import 'server-only';
import { prepared, type Statement } from '@/lib/platform/ask';
import { log } from '@/lib/platform/log';
import { everyRound, inRounds } from '@/lib/platform/rounds';
import { sql } from '@/lib/platform/sql';
import type { AsOn } from './lines';
import { makeList, PutOff } from './make';

const dueStatement: Statement<AsOn> = sql`
  SELECT number, to_char(as_on, 'YYYY-MM-DD') AS "asOn" FROM creditor_lists WHERE state = 'making' AND next_try_at <= now()`;

async function noteFailure(number: number, error: unknown) {
  if (error instanceof PutOff) return;
  log.warn({ err: error, list: number }, 'a list of creditors was not made');
  await prepared(sql`
    UPDATE creditor_lists SET attempts = attempts + 1,
      next_try_at = now() + make_interval(secs => least(600, 2 ^ least(attempts + 1, 10)))
    WHERE number = ${number}::int AND state = 'making'`);
}

async function makeDue() {
  for (const list of await prepared(dueStatement))
    await makeList(list).catch((error) => noteFailure(list.number, error));
}

/** Makes lists that are asked for from now on. Several instances may do so at once. */
export const scheduleLists = () => everyRound(inRounds('lists of creditors wait', makeDue));
