import { recordAudit } from '@/lib/audit/write';
import type { Actor } from '@/lib/auth/actor';
import { db, type Transaction } from '@/lib/db';
import { notify } from '@/lib/notifications/write';
import { patience } from './bulk';
import { lockClaim } from './lock';
import { requireOpen } from './open';
import { requireProvenAddress } from './proven-address';
import { readClaim } from './read';

/**
 * Takes the actor's own claim back, for good: it stays on record with the reason, and counts nowhere. The
 * professionals are told. Throws `not_found`, `conflict` once it is decided, `address_not_proven`, and `withdrawn`
 * when it was taken back before.
 */
export async function withdrawClaim(actor: Actor, id: string, reason: string) {
  await db.$transaction((tx) => takeBack(tx, actor, id, reason), patience);
  return readClaim(actor, id);
}

/** {@link withdrawClaim} in the caller's transaction; `at` is when it happened, if not now. */
export async function takeBack(
  tx: Transaction,
  actor: Actor,
  id: string,
  reason: string,
  at = new Date(),
) {
  const claim = await lockClaim(tx, actor, 'claim.withdraw', id);
  requireOpen(claim, 'cannot be withdrawn any more');
  await requireProvenAddress(tx, actor, id);
  await tx.claim.update({
    where: { id },
    data: { status: 'withdrawn', withdrawalReason: reason, updatedAt: at },
  });
  const change = { type: 'status_change', status: 'withdrawn', reviewNote: reason } as const;
  await notify(tx, actor, { ...change, claimIds: [id], at });
  await recordAudit(tx, actor, 'claim_withdrawn', {
    claimId: id,
    details: { from: claim.status, reason },
    at,
  });
}
