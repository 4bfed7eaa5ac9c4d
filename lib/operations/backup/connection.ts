import type { PoolClient } from 'pg';
import { connectionWithoutTimeout } from '@/lib/platform/db';
import { queryIn } from '@/lib/platform/query';
import { raw, type Sql, sql } from '@/lib/platform/sql';
import { sameText } from './tables';

/** Runs `work` in a transaction begun with `begin`, in which values have the same text everywhere. An error undoes everything. */
export async function inOneTransaction<T>(begin: Sql, work: (client: PoolClient) => Promise<T>) {
  const client = await connectionWithoutTimeout();
  let lost: Error | undefined;
  client.on('error', (error) => {
    lost = error;
  });
  try {
    await queryIn(client)(sql`${begin}; ${raw(sameText)}`);
    const result = await work(client);
    await queryIn(client)(sql`COMMIT`);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw lost ?? error;
  }
}

/** One moment of the data, to be read only. */
export const oneMoment = sql`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`;
