import { Failure } from './failure.mjs';

/**
 * Throws a Failure when a pooler before the database gives a connection to somebody else after each transaction:
 * the portal listens on one for live updates, holds locks over transactions, and prepares its statements.
 * @param {string} databaseUrl
 */
export async function requireOwnSessions(databaseUrl) {
  const { default: pg } = await import('pg');
  const [one, other] = [new pg.Client(databaseUrl), new pg.Client(databaseUrl)];
  /** @param {import('pg').Client} client */
  const processOf = async (client) =>
    (await client.query('SELECT pg_backend_pid() AS pid')).rows[0].pid;
  try {
    await Promise.all([one.connect(), other.connect()]);
    const before = await processOf(one);
    // Who shares takes the process that the first has just left, and keeps it while the transaction lasts.
    await other.query('BEGIN');
    const between = await processOf(other);
    if (between === before || (await processOf(one)) !== before)
      throw new Failure(
        'The pooler in DATABASE_URL gives a connection to others between two transactions. Let it keep one for each client (pgbouncer: pool_mode=session), or name PostgreSQL itself.',
      );
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
}
