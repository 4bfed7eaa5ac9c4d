import type { Actor } from '@/lib/access/actor';
import { lockClaim } from '@/lib/access/lock-claims';
import { requireOpen } from '@/lib/access/open-claims';
import { isProfessional } from '@/lib/access/role';
import { recordAudit, recordAudits } from '@/lib/audit/write';
import { closeChanges } from '@/lib/claims/deeds/changes/close';
import { lapseObjections } from '@/lib/claims/deeds/objections/close';
import { closeQuestions } from '@/lib/claims/deeds/questions/close';
import { readClaim } from '@/lib/claims/records/read';
import type { Withdrawal } from '@/lib/claims/records/schema';
import { attachLoose } from '@/lib/documents/attach';
import { traceOf } from '@/lib/documents/on-claim';
import { notify, notifyTransferee } from '@/lib/notifications/write';
import { db, type Transaction } from '@/lib/platform/db';
import { noteWithdrawal } from './withdrawal-note';

/**
 * Withdraws a claim: the actor's own, for good, or for a creditor who asked a professional for it and is told by letter. It
 * stays on record with the reason, and counts nowhere. The other side is told, and whoever has the claim. Throws `not_found`,
 * `decided`, `withdrawn`, and `invalid` for documents that the actor did not upload or has attached elsewhere.
 */
export async function withdrawClaim(actor: Actor, id: string, withdrawal: Withdrawal) {
  await db.$transaction((tx) => takeBack(tx, actor, id, withdrawal));
  return readClaim(actor, id);
}

/** Does {@link withdrawClaim} in the caller's transaction; `at` is when it happened, if not now. */
export async function takeBack(
  tx: Transaction,
  actor: Actor,
  id: string,
  { reason, documentIds }: Withdrawal,
  at = new Date(),
) {
  const claim = await lockClaim(tx, actor, 'claim.withdraw', id);
  requireOpen(claim, 'withdraw');
  const forCreditor = isProfessional(actor.role);
  const attached = await attachLoose(tx, actor, id, documentIds);
  await tx.claim.update({
    where: { id },
    data: {
      status: 'withdrawn',
      withdrawnAt: at,
      withdrawnFrom: claim.status,
      withdrawalReason: reason,
      withdrawalNotedById: forCreditor ? actor.id : null,
      updatedAt: at,
    },
  });
  await closeQuestions(tx, [id], at);
  await closeTransfers(tx, actor, id);
  await lapseObjections(tx, [id], at);
  await closeChanges(tx, [id], at);
  if (forCreditor) await noteWithdrawal(tx, actor, id, { deed: 'noted', reason, at });
  const change = { type: 'status_change', status: 'withdrawn', reviewNote: reason } as const;
  const notice = { ...change, claimIds: [id], at };
  await notify(tx, actor, { ...notice, byLetter: forCreditor });
  if (forCreditor) await notify(tx, actor, { ...notice, to: 'office' });
  await recordAudits(
    tx,
    actor,
    'document_uploaded',
    attached.map((document) => ({ claimId: id, details: traceOf(document) })),
  );
  await recordAudit(tx, actor, 'claim_withdrawn', {
    claimId: id,
    details: {
      from: claim.status,
      reason,
      ...(forCreditor && { forCreditor, documents: new Set(documentIds).size }),
    },
    at,
  });
}

/** Ends the open transfer of a claim, and tells the new creditor. */
async function closeTransfers(tx: Transaction, actor: Actor, claimId: string) {
  const open = await tx.claimTransfer.findFirst({ where: { claimId, closedAt: null } });
  if (!open) return;
  const change = 'taken_back';
  await tx.claimTransfer.update({
    where: { id: open.id },
    data: { state: change, closedById: actor.id, closedAt: new Date() },
    select: { id: true },
  });
  const notice = { type: 'transfer', change, reviewNote: null, claimIds: [claimId] } as const;
  await notifyTransferee(tx, actor, notice, open.transfereeEmail);
  const on = open.transferredOn.toISOString().slice(0, 10);
  const details = { transferId: open.id, change, amount: open.amount.toFixed(2), on };
  await recordAudit(tx, actor, 'claim_transfer', { claimId, details });
}
