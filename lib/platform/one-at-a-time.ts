import 'server-only';
import { type Database, queryIn } from './query';
import { sql } from './sql';

/** Waits until other transactions that do `what` have ended, and then finds what they left. */
export async function oneAtATime(tx: Database, what: string) {
  await queryIn(tx)(sql`SELECT pg_advisory_xact_lock(hashtextextended(${what}, 0))::text`);
}
