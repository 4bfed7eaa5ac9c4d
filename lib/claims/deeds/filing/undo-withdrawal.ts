import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { lockClaim } from '@/lib/access/lock-claims';
import { recordAudit } from '@/lib/audit/write';
import { reopenChanges } from '@/lib/claims/deeds/changes/close';
import { reopenObjections } from '@/lib/claims/deeds/objections/close';
import { reopenQuestions } from '@/lib/claims/deeds/questions/close';
import { readClaim } from '@/lib/claims/records/read';
import { notify } from '@/lib/notifications/write';
import { db } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { noteWithdrawal } from './withdrawal-note';

/**
 * Takes back a professional's note that the creditor withdrew a claim, and tells the creditor by letter. The claim is as
 * before, with the questions, objections and requests for a change that ended with the note; a transfer stays closed. Throws
 * `not_found`, and `no_withdrawal_noted` for a claim that nobody, or its claimant, withdrew.
 */
export async function undoWithdrawal(actor: Actor, id: string, { reason }: { reason: string }) {
  await db.$transaction(async (tx) => {
    const { status } = await lockClaim(tx, actor, 'claim.setStatus', id);
    const { withdrawnAt, withdrawnFrom, withdrawalNotedById } = await tx.claim.findUniqueOrThrow({
      where: { id },
      select: { withdrawnAt: true, withdrawnFrom: true, withdrawalNotedById: true },
    });
    if (status !== 'withdrawn' || !withdrawalNotedById || !withdrawnAt)
      throw new PortalError('no_withdrawal_noted');
    const [at, to] = [new Date(), withdrawnFrom ?? 'under_review'];
    await tx.claim.update({
      where: { id },
      data: {
        status: to,
        withdrawnAt: null,
        withdrawnFrom: null,
        withdrawalReason: null,
        withdrawalNotedById: null,
        updatedAt: at,
      },
      select: { id: true },
    });
    await reopenQuestions(tx, id, withdrawnAt);
    await reopenObjections(tx, id, withdrawnAt);
    await reopenChanges(tx, id, withdrawnAt);
    await noteWithdrawal(tx, actor, id, { deed: 'undone', reason, at });
    const notice = { type: 'status_change', withdrawalUndone: true, reviewNote: reason } as const;
    const told = { ...notice, claimIds: [id], at };
    await notify(tx, actor, { ...told, byLetter: true });
    await notify(tx, actor, { ...told, to: 'office' });
    const details = { undone: true, to, reason };
    await recordAudit(tx, actor, 'claim_withdrawn', { claimId: id, details, at });
  });
  return readClaim(actor, id);
}
