import type { Origin } from '@/lib/access/actor';
import { checksFromAddress } from '@/lib/access/limits';
import { notFound } from '@/lib/platform/errors';
import { prepared, type Statement } from '@/lib/platform/query';
import { consumeLimit } from '@/lib/platform/rate-limit';
import { sql } from '@/lib/platform/sql';
import { isoTime } from '@/lib/platform/sql-time';
import { codeIn, hashesOfCode } from './check-code';
import type { CheckedPaper } from './present';

/** The statement behind `checkPaper`. */
export const checkStatement = (hashes: readonly Buffer[]): Statement<CheckedPaper> => sql`
  SELECT p.kind, c.claim_number AS "claimNumber", p.amount::text AS amount, ${isoTime('p.made_at')} AS "issuedAt",
    p.replaced_by_id IS NOT NULL AS replaced
  FROM papers p JOIN claims c ON c.id = p.claim_id WHERE p.code_hash = ANY(${[...hashes]}::bytea[]) LIMIT 1`;

/** What anybody with a paper's code is told, for every code in the same time. Throws the limit's refusal, and `not_found`. */
export async function checkPaper(origin: Origin, code: string) {
  await consumeLimit(checksFromAddress, origin.ipAddress ?? 'unknown');
  const [found] = await prepared(checkStatement(hashesOfCode(codeIn(code))));
  if (!found) throw notFound('paper');
  return found;
}
