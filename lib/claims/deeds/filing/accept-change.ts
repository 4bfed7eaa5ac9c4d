import 'server-only';
import type { ChangeRequest } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import { determinations } from '@/lib/access/limits';
import { close, mustAnswer } from '@/lib/claims/deeds/changes/answer';
import { lockChange } from '@/lib/claims/deeds/changes/lock';
import { openProposed } from '@/lib/claims/deeds/changes/proposed';
import { changeRequestsOf } from '@/lib/claims/deeds/changes/read';
import type { AcceptChangeBody } from '@/lib/claims/deeds/changes/schema';
import { caseForDesk } from '@/lib/claims/deeds/determinations/to-determine';
import { db, type Transaction } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { changeForm } from './edit';

/**
 * Accepts a request for a change: puts its values into the form, keeps the former version, and tells the claimant. Status,
 * amounts and determinations stay. The same person may repeat it. Gives the claim's requests. Throws `not_found`,
 * `change_closed`, `claim_closed` for a withdrawn claim, `form_changed_meanwhile` when the actor saw another version,
 * `second_person_required` for values that the actor entered from paper, and the limit's refusal.
 */
export async function acceptChange(
  actor: Actor,
  id: string,
  { version, answer }: AcceptChangeBody,
) {
  await consumeActorLimits(determinations, actor);
  const claimId = await db.$transaction(async (tx) => {
    const { claim, change } = await lockChange(tx, actor, 'claim.judgeChange', id);
    if (!mustAnswer(actor, change, 'accepted', answer)) return claim.id;
    if (claim.status === 'withdrawn') throw new PortalError('claim_closed');
    await requireAnother(tx, actor, change);
    await carryOut(tx, actor, change, { version, answer });
    return claim.id;
  });
  return changeRequestsOf(actor, claimId);
}

/** Where two people decide, nobody enters new values from paper and accepts them: money would go where one person says. */
async function requireAnother(tx: Transaction, actor: Actor, change: ChangeRequest) {
  if (!change.receivedBy || !change.proposed || change.askedById !== actor.id) return;
  if ((await caseForDesk(tx)).needsTwo) throw new PortalError('second_person_required');
}

/** Carries out a locked open request and tells the claimant; `at` is when it happened, if not now. */
export async function carryOut(
  tx: Transaction,
  actor: Actor,
  change: ChangeRequest,
  { version, answer }: AcceptChangeBody,
  at?: Date,
) {
  const { id, claimId, proposed } = change;
  if (proposed) {
    const { creditorType } = await tx.claim.findUniqueOrThrow({
      where: { id: claimId },
      select: { creditorType: true },
    });
    const claimData = await openProposed({ id: claimId, creditorType }, proposed);
    const how = { changeRequestId: id, ...(at && { at }) };
    await changeForm(tx, actor, claimId, { version, claimData }, how);
  }
  await close(tx, actor, change, 'accepted', answer, at);
}
