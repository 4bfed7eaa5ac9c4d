import 'server-only';
import { recordAudit } from '@/lib/audit/write';
import { db } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import { changedIn, prepared, type Statement } from '@/lib/platform/query';
import { everyRound, inRounds } from '@/lib/platform/rounds';
import { type Sql, sql } from '@/lib/platform/sql';
import { DiedTooOften, failed, putOff } from '@/lib/platform/tries';
import type { AsOn } from './lines';
import { FailedTry, makeList, PutOff } from './make';

const dueStatement: Statement<AsOn> = sql`
  SELECT number, to_char(as_on, 'YYYY-MM-DD') AS "asOn" FROM creditor_lists WHERE state = 'making' AND next_try_at <= now()`;

const changed = (number: number, set: Sql) => sql`
  UPDATE creditor_lists SET ${set} WHERE number = ${number}::int AND state = 'making'`;

async function noteFailure(number: number, error: unknown) {
  const reason = error instanceof FailedTry ? error.cause : error;
  if (reason instanceof PutOff) return prepared(changed(number, putOff(sql`0`)));
  log.warn({ err: reason, list: number }, 'a list of creditors was not made');
  if (reason instanceof DiedTooOften) return giveUp(number);
  if (error instanceof FailedTry) await prepared(changed(number, failed));
}

/** Withdraws a list that processes die of, as an administrator would. */
const giveUp = (number: number) =>
  db.$transaction(async (tx) => {
    const set = sql`state = 'withdrawn', withdrawn_at = now()`;
    if ((await changedIn(tx)(changed(number, set))) === 0) return;
    const details = { list: number, from: 'making', state: 'withdrawn', sha256: null };
    await recordAudit(tx, null, 'creditor_list_changed', { details });
  });

async function makeDue() {
  for (const list of await prepared(dueStatement))
    await makeList(list).catch((error) => noteFailure(list.number, error));
}

/** Makes lists that are asked for from now on. Several instances may do so at once. */
export const scheduleLists = () => everyRound(inRounds('lists of creditors wait', makeDue));
