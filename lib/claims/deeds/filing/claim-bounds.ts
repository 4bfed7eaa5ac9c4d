import type { Actor } from '@/lib/access/actor';
import { registeringProves } from '@/lib/access/proven-address';
import { isProfessional } from '@/lib/access/role';
import { env } from '@/lib/platform/env';
import { PortalError } from '@/lib/platform/errors';
import type { Ask } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';

/** The most claims before a person confirms their address. */
export const claimsBeforeProof = 5;

interface Filed {
  /** Filed by themselves. */
  own: number;
  /** Of these, those that came in files. */
  inFiles: number;
  claimLimit: number | null;
  bulkClaimLimit: number | null;
}

/**
 * Lets a claimant file `adding` more claims, one by one or in a file. Their other filings wait until the transaction ends.
 * Throws `too_many_before_proof` for more than five before the address is confirmed, and `too_many_claims_in_all` (one by one)
 * or `too_many_bulk_claims` (in files) beyond the setting or an administrator's allowance for this account. A trial has no
 * limit.
 */
export async function requireRoomForClaims(
  ask: Ask,
  actor: Actor,
  adding: number,
  how: 'form' | 'file',
) {
  if (isProfessional(actor.role) || registeringProves()) return;
  await ask(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`filing:${actor.id}`}::text, 0))::text`,
  );
  const { own, inFiles, claimLimit, bulkClaimLimit } = await filedBy(ask, actor.id);
  if (!actor.emailProven && own + adding > claimsBeforeProof) {
    const params = { max: claimsBeforeProof, left: claimsBeforeProof - own };
    throw new PortalError('too_many_before_proof', { params });
  }
  if (how === 'form') {
    const max = claimLimit ?? env().CLAIMANT_CLAIMS;
    if (own - inFiles + adding > max)
      throw new PortalError('too_many_claims_in_all', { params: { max } });
    return;
  }
  const max = bulkClaimLimit ?? env().CLAIMANT_BULK_CLAIMS;
  if (inFiles + adding > max) {
    const params = { max, left: Math.max(0, max - inFiles), count: adding };
    throw new PortalError('too_many_bulk_claims', { params });
  }
}

async function filedBy(ask: Ask, userId: string) {
  const [filed] = await ask<Filed>(sql`
    SELECT (SELECT count(*)::int FROM claims WHERE claimant_id = u.id AND entered_by_id IS NULL) AS own,
      (SELECT coalesce(sum(claims), 0)::int FROM claim_imports WHERE user_id = u.id) AS "inFiles",
      u.claim_limit AS "claimLimit", u.bulk_claim_limit AS "bulkClaimLimit"
    FROM users u WHERE u.id = ${userId}::uuid`);
  if (!filed) throw new Error('whoever files claims has an account');
  return filed;
}
