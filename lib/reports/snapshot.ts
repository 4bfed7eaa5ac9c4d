import type { PoolClient } from 'pg';
import { connectionWithoutTimeout } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import { prepared, queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';

/** Sees one moment of the data for as long as a report takes. */
export interface Snapshot {
  client: PoolClient;
  end(): Promise<void>;
  abandon(): void;
}

// Dates as text are in India's time. A forgotten report ends by itself, because an old snapshot keeps the database from cleaning
// up. With this memory a hundred thousand claims are sorted without a temporary file.
const settings = sql`
  BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
  SET LOCAL timezone = 'Asia/Kolkata';
  SET LOCAL datestyle = 'ISO';
  SET LOCAL work_mem = '32MB';
  SET LOCAL statement_timeout = '30min';
  SET LOCAL idle_in_transaction_session_timeout = '5min'`;

/** Opens a snapshot. Throws when it gets no connection. */
export async function openSnapshot(): Promise<Snapshot> {
  const client = await connectionWithoutTimeout();
  let open = true;

  function abandon() {
    if (!open) return;
    open = false;
    const { processID } = client as PoolClient & { processID: number };
    client.release(true);
    prepared(sql`SELECT pg_cancel_backend(${processID}::int)`).catch((error) =>
      log.warn({ err: error }, 'report not cancelled'),
    );
  }
  async function end() {
    try {
      await queryIn(client)(sql`COMMIT`);
    } catch (error) {
      abandon();
      throw error;
    }
    if (!open) return;
    open = false;
    client.release();
  }
  try {
    await queryIn(client)(settings);
  } catch (error) {
    abandon();
    throw error;
  }
  return { client, end, abandon };
}
