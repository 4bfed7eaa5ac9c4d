import { prepared } from './query';
import { sql } from './sql';

/**
 * The time by the database's clock, which all instances share. What ends, expires or is thrown away goes by it,
 * so that a process whose own clock jumps neither signs people out nor throws anything away early.
 */
export async function databaseTime(): Promise<Date> {
  const [row] = await prepared<{ now: Date }>(sql`SELECT now()`);
  if (!row) throw new Error('The database did not tell the time');
  return row.now;
}
