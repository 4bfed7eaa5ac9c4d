import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { lockClaim } from '@/lib/access/lock-claims';
import type { Permission } from '@/lib/access/permissions';
import { claimsVisibleTo } from '@/lib/access/visible-claims';
import type { Transaction } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';

/** Locks a request for a change and its claim, if the actor may do this to the claim. Throws `not_found`. */
export async function lockChange(
  tx: Transaction,
  actor: Actor,
  permission: Permission,
  id: string,
) {
  const place = await tx.changeRequest.findFirst({
    where: { id, claim: claimsVisibleTo(actor, permission) },
    select: { claimId: true },
  });
  if (!place) throw notFound('changeRequest');
  const claim = await lockClaim(tx, actor, permission, place.claimId);
  // Read after the lock: somebody may have answered it while we waited.
  return { claim, change: await tx.changeRequest.findUniqueOrThrow({ where: { id } }) };
}
