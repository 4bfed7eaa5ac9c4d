import type { PoolClient } from 'pg';
import { connectionWithoutTimeout } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';

// The timeouts end a transaction that is stuck. With this memory thousands of rows are joined and sorted without a temporary
// file.
const settings = sql`
  BEGIN;
  SET LOCAL work_mem = '32MB';
  SET LOCAL statement_timeout = '10min';
  SET LOCAL lock_timeout = '2min';
  SET LOCAL idle_in_transaction_session_timeout = '5min'`;

/**
 * Runs `work` on a database connection of its own, in one transaction. Commits what `work` wrote if `keep` is true and `work`
 * does not throw; otherwise commits nothing.
 */
export async function inTransaction<T>(keep: boolean, work: (client: PoolClient) => Promise<T>) {
  const client = await connectionWithoutTimeout();
  try {
    await queryIn(client)(settings);
    const result = await work(client);
    await queryIn(client)(keep ? sql`COMMIT` : sql`ROLLBACK`);
    client.release();
    return result;
  } catch (error) {
    if (error instanceof PortalError)
      await queryIn(client)(sql`ROLLBACK`).then(() => client.release(), giveUp);
    else giveUp();
    throw error;
  }

  // The database rolls back what a closed connection did not finish.
  function giveUp() {
    client.release(true);
  }
}
