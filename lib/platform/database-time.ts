import { prepared } from './query';
import { sql } from './sql';

/** The database's time, which all instances share. Things expire by it, so a process whose clock jumps signs nobody out. */
export async function databaseTime(): Promise<Date> {
  const [row] = await prepared<{ now: Date }>(sql`SELECT now()`);
  if (!row) throw new Error('The database did not tell the time');
  return row.now;
}
