import 'server-only';
import type { Transaction } from './db';

/** Others who do the same thing wait here until this transaction ends; what they find then is what it left. */
export async function oneAtATime(tx: Transaction, what: string) {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${what}, 0))`;
}
