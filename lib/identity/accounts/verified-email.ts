import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import type { Transaction } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';

/**
 * That a claimant may open and change a claim: not one that somebody else entered for their e-mail address, until a
 * link mailed to that address was used, since anybody may have registered it. Without `claimId`, that no claim of
 * theirs is such a one. Throws `address_not_proven`.
 */
export async function requireVerifiedEmail(
  tx: Transaction,
  { id, role }: Pick<Actor, 'id' | 'role'>,
  claimId?: string,
) {
  if (role !== 'claimant') return;
  // Not one condition for both: its plan could go through all claims of whoever has thousands.
  const thisOne = claimId ? Prisma.sql`AND c.id = ${claimId}::uuid` : Prisma.empty;
  const entered = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM users u JOIN claims c ON c.claimant_id = u.id
      JOIN audit_entries a ON a.claim_id = c.id AND a.action = 'claim_submitted' AND a.user_id <> u.id
    WHERE u.id = ${id}::uuid AND u.email_proven_at IS NULL ${thisOne} LIMIT 1`;
  if (entered.length === 0) return;
  throw new PortalError('address_not_proven');
}
