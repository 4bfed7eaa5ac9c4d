import 'server-only';
import { connectionWithoutTimeout } from '@/lib/platform/db';
import { type Ask, prepared, queryIn, type Statement } from '@/lib/platform/query';
import { isClosing } from '@/lib/platform/shutdown';
import { sql } from '@/lib/platform/sql';
import { begun, requireTry, type Tries } from '@/lib/platform/tries';
import {
  type Added,
  type AsOn,
  addLines,
  beforeAll,
  finish,
  type Last,
  listedClaims,
  textsOf,
} from './lines';
import { sameCreditors } from './same-creditors';
import { judgedTexts } from './texts';

/** In claims; progress is reported after each part. */
const part = 20_000;

// One moment of the data; others see everything at the end, or nothing. Sorting a part needs no file.
const begin = sql`BEGIN ISOLATION LEVEL REPEATABLE READ; SET LOCAL work_mem = '64MB'; SET LOCAL statement_timeout = '30min'`;

/** Notes how far a list is. On another connection than the transaction's: so others see it at once. False when it was withdrawn. */
async function note({ number }: AsOn, done: number, total: number) {
  const noted = await prepared(sql`
    INSERT INTO creditor_list_progress (list_number, done, total)
    SELECT number, ${done}::int, ${total}::int FROM creditor_lists WHERE number = ${number}::int AND state = 'making'
    ON CONFLICT (list_number) DO UPDATE SET done = EXCLUDED.done, total = EXCLUDED.total RETURNING list_number`);
  return noted.length > 0;
}

/** The process is ending; the next one starts the list again. */
export class PutOff extends Error {}

// Committed before the transaction begins: a process may die of it.
const beginTry = ({ number }: AsOn): Statement<Tries> => sql`
  UPDATE creditor_lists SET ${begun} WHERE number = ${number}::int AND state = 'making' AND next_try_at <= now()
  RETURNING attempts, deaths`;

/** Makes a list in one transaction. False when another instance makes it, or it was withdrawn. Throws {@link FailedTry}. */
export async function makeList(list: AsOn): Promise<boolean> {
  const client = await connectionWithoutTimeout();
  const ask = queryIn(client);
  try {
    // Held until the list is made: another instance passes over it, and a process that dies releases it.
    const [lock] = await ask<{ held: boolean }>(
      sql`SELECT pg_try_advisory_lock(42, ${list.number}::int) AS held`,
    );
    const [tries] = lock?.held ? await prepared(beginTry(list)) : [];
    const made = tries ? await tryToMake(list, ask, tries) : false;
    await ask(sql`SELECT pg_advisory_unlock_all()::text`);
    client.release();
    return made;
  } catch (error) {
    // The connection ends with its transaction and its lock.
    client.release(true);
    throw error;
  }
}

export class FailedTry extends Error {
  constructor(
    readonly tries: Tries,
    override readonly cause: unknown,
  ) {
    super('A list of creditors was not made');
  }
}

async function tryToMake(list: AsOn, ask: Ask, tries: Tries) {
  try {
    requireTry(tries);
    await ask(begin);
    const made = await fill(list, ask);
    await ask(made ? sql`COMMIT` : sql`ROLLBACK`);
    // Written outside the transaction, so removed outside it too.
    await prepared(sql`DELETE FROM creditor_list_progress WHERE list_number = ${list.number}::int`);
    return made;
  } catch (error) {
    throw new FailedTry(tries, error);
  }
}

async function fill(list: AsOn, ask: Ask): Promise<boolean> {
  const [counted] = await ask<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM claims c WHERE ${listedClaims(list)}`,
  );
  const total = counted?.total ?? 0;
  let done = 0;
  let after: Last | undefined = beforeAll;
  while (after) {
    if (isClosing()) throw new PutOff();
    if (!(await note(list, done, total))) return false;
    const texts = await judgedTexts(await ask(textsOf(list, after, part)));
    const [last]: Added[] = await ask(addLines(list, after, part, texts));
    done += last?.claims ?? 0;
    after = last && last.claims === part ? last : undefined;
  }
  // The planner does not know this list's lines, and would take them for one.
  await ask(sql`SELECT analyze_creditor_lists()::text`);
  await ask(sameCreditors(list));
  const { length } = await ask(sql`${finish(list)} RETURNING l.number`);
  return length > 0;
}
