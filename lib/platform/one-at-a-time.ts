import 'server-only';
import { type Database, queryIn } from './query';
import { sql } from './sql';

/** Others who do the same thing wait here until this transaction ends; what they find then is what it left. */
export async function oneAtATime(tx: Database, what: string) {
  await queryIn(tx)(sql`SELECT pg_advisory_xact_lock(hashtextextended(${what}, 0))::text`);
}
