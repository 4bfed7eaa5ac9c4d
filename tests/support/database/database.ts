import { Pool, type PoolClient } from 'pg';
import { until } from '@/tests/support/until';

/** The database behind the portal under test, as its owner, for looking and for what no call can bring about. */
export const database = new Pool({
  connectionString: process.env.DATABASE_OWNER_URL,
  max: 2,
  allowExitOnIdle: true,
});

interface Behind {
  database: Pool;
  /** Whether people there need no letter and no approval. */
  trial: boolean;
}

const others = new Map<string, Behind>();

/** Notes what is behind an instance of a test's own portal. */
export const noteBehind = (address: string, behind: Behind) => others.set(address, behind);

/** What is behind the portal at an address; '' is the portal under test, which a file may have made one of its own. */
export const behind = (address: string): Behind | undefined =>
  others.get(address || (process.env.BASE_URL ?? '')) ??
  (address === '' ? { database, trial: true } : undefined);

/** Rows of a query. */
export async function rows<T extends object = Record<string, unknown>>(
  text: string,
  values: unknown[] = [],
) {
  return (await database.query<T>(text, values)).rows;
}

/** Waits until another connection waits for a lock of this one. */
export async function untilWaitedFor(holder: PoolClient) {
  const { rows: own } = await holder.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  // On another connection, since a transaction sees the list of connections as it was at first.
  await until(async () => {
    const waiting = 'SELECT 1 FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))';
    return (await database.query(waiting, [own[0]?.pid])).rowCount || undefined;
  });
}
