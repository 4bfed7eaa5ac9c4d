import type { PoolClient } from 'pg';
import { askIn } from '@/lib/platform/ask';
import { connectionWithoutTimeout } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { sql } from '@/lib/platform/sql';

// A file that is stuck lets go by itself. Thousands of rows are joined and sorted without a file.
const settings = sql`
  BEGIN;
  SET LOCAL work_mem = '32MB';
  SET LOCAL statement_timeout = '10min';
  SET LOCAL lock_timeout = '2min';
  SET LOCAL idle_in_transaction_session_timeout = '5min'`;

/**
 * Runs something on a database connection of its own, in one transaction: what it writes lands whole, or,
 * when it throws, not at all. With `keep` false nothing lands in any case.
 */
export async function inTransaction<T>(keep: boolean, work: (client: PoolClient) => Promise<T>) {
  const client = await connectionWithoutTimeout();
  try {
    await askIn(client)(settings);
    const result = await work(client);
    await askIn(client)(keep ? sql`COMMIT` : sql`ROLLBACK`);
    client.release();
    return result;
  } catch (error) {
    if (error instanceof PortalError)
      await askIn(client)(sql`ROLLBACK`).then(() => client.release(), giveUp);
    else giveUp();
    throw error;
  }

  // The database undoes what a closed connection has not finished.
  function giveUp() {
    client.release(true);
  }
}
