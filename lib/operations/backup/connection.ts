import type { PoolClient } from 'pg';
import { connectionWithoutTimeout } from '@/lib/platform/db';
import { sameText } from './tables';

/**
 * Runs something on a connection of its own in one transaction, begun with `begin`, in which every value
 * has the same text everywhere. What it throws undoes everything.
 */
export async function inOneTransaction<T>(begin: string, work: (client: PoolClient) => Promise<T>) {
  const client = await connectionWithoutTimeout();
  let lost: Error | undefined;
  client.on('error', (error) => {
    lost = error;
  });
  try {
    await client.query(`${begin}; ${sameText}`);
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw lost ?? error;
  }
}

/** One moment of the data, to be read only. */
export const oneMoment = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';
