import 'server-only';
import { connectionWithoutTimeout } from './db';
import { queryIn, type Statement } from './query';
import { sql } from './sql';

/**
 * Runs `work` on what `hold` finds and locks. A connection of its own holds it until `work` has ended; a process that dies releases it.
 * False when `hold` finds nothing.
 */
export async function whileHeld<Row extends object>(
  hold: Statement<Row>,
  work: (held: Row) => Promise<void>,
) {
  const client = await connectionWithoutTimeout();
  try {
    const ask = queryIn(client);
    await ask(sql`BEGIN`);
    const [held] = await ask(hold);
    if (held) await work(held);
    await ask(sql`COMMIT`);
    client.release();
    return held !== undefined;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
