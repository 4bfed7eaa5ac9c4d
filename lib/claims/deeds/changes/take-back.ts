import type { Actor } from '@/lib/access/actor';
import { changeRequests } from '@/lib/access/limits';
import { db } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { lockChange } from './lock';
import { changeRequestsOf } from './read';
import { tellOfChange } from './tell';

/**
 * Takes a request for a change back, by its claimant while nobody has answered it; its papers stay with the claim. Repeating it is
 * harmless. Gives the requests of the claim. Throws the limit's refusal, `not_found` and `change_closed`.
 */
export async function takeChangeBack(actor: Actor, id: string) {
  await consumeActorLimits(changeRequests, actor);
  const claimId = await db.$transaction(async (tx) => {
    const { change } = await lockChange(tx, actor, 'claim.answer', id);
    if (change.state === 'taken_back') return change.claimId;
    if (change.state !== 'open') throw new PortalError('change_closed');
    await tx.changeRequest.update({
      where: { id },
      data: { state: 'taken_back', closedAt: new Date() },
      select: { id: true },
    });
    await tellOfChange(tx, actor, 'taken_back', change, { words: null });
    return change.claimId;
  });
  return changeRequestsOf(actor, claimId);
}
