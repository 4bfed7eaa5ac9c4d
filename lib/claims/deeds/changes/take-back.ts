import type { Actor } from '@/lib/access/actor';
import { changeRequests } from '@/lib/access/limits';
import { db } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { lockChange } from './lock';
import { changeRequestsOf } from './read';
import { tellOfChange } from './tell';

/**
 * Takes the claimant's request for a change back while nobody has answered it; its papers stay with the claim. A repeat changes
 * nothing. Gives the claim's requests. Throws `not_found`, `change_closed`, and the limit's refusal.
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
