import type { Actor } from '@/lib/auth/actor';
import type { Permission } from '@/lib/auth/permissions';
import type { Transaction } from '@/lib/db';
import { notFound } from '@/lib/errors';
import { claimsVisibleTo } from './visible';

/**
 * One claim, held against other changes until the transaction ends.
 * Throws `not_found` when it does not exist or the actor may not do this to it.
 */
export async function lockClaim(tx: Transaction, actor: Actor, permission: Permission, id: string) {
  await tx.$queryRaw`SELECT 1 FROM claims WHERE id = ${id}::uuid FOR UPDATE`;
  const claim = await tx.claim.findFirst({ where: { id, ...claimsVisibleTo(actor, permission) } });
  if (!claim) throw notFound('Claim');
  return claim;
}
