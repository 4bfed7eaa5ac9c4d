import type { Actor } from '@/lib/access/actor';
import { lockClaim } from '@/lib/access/lock-claims';
import { requireOpen } from '@/lib/access/open-claims';
import { recordAudit } from '@/lib/audit/write';
import { lapseObjections } from '@/lib/claims/objections/close';
import { closeQuestions } from '@/lib/claims/questions/close';
import { readClaim } from '@/lib/claims/read';
import { closeTransfers } from '@/lib/claims/transfers/close';
import { notify } from '@/lib/notifications/write';
import { db, type Transaction } from '@/lib/platform/db';

/**
 * Withdraws the actor's own claim for good. It stays on record with the reason, and counts nowhere. The professionals are told.
 * Throws `not_found`, `decided`, and `withdrawn` when it was withdrawn before.
 */
export async function withdrawClaim(actor: Actor, id: string, reason: string) {
  await db.$transaction((tx) => takeBack(tx, actor, id, reason));
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
  requireOpen(claim, 'withdraw');
  await tx.claim.update({
    where: { id },
    data: { status: 'withdrawn', withdrawalReason: reason, updatedAt: at },
  });
  await closeQuestions(tx, [id]);
  await closeTransfers(tx, actor, id);
  await lapseObjections(tx, [id], at);
  const change = { type: 'status_change', status: 'withdrawn', reviewNote: reason } as const;
  await notify(tx, actor, { ...change, claimIds: [id], at });
  await recordAudit(tx, actor, 'claim_withdrawn', {
    claimId: id,
    details: { from: claim.status, reason },
    at,
  });
}
