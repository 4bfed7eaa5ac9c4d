import type { Actor } from '@/lib/access/actor';
import { determinations } from '@/lib/access/limits';
import { lockClaim } from '@/lib/access/lock-claims';
import { claimsVisibleTo } from '@/lib/access/visible-claims';
import { refusalToConfirm } from '@/lib/access/who-confirms';
import { recordAudit } from '@/lib/audit/write';
import { notify } from '@/lib/notifications/write';
import { queuePapers } from '@/lib/papers/queue';
import { db } from '@/lib/platform/db';
import { notFound, PortalError } from '@/lib/platform/errors';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { objectionsOf } from './read';
import type { RefusalBody } from './schema';

/**
 * Refuses an objection and tells the claimant, with a letter about the reasons; the determination stays. Needs somebody who may
 * confirm determinations; the same person may repeat it. Gives the claim's objections. Throws `not_found`, `forbidden`,
 * `objection_closed` when it was answered in another way or its claim withdrawn, and the limit's refusal.
 */
export async function refuseObjection(actor: Actor, id: string, { reasons }: RefusalBody) {
  await consumeActorLimits(determinations, actor);
  const claimId = await db.$transaction(async (tx) => {
    const place = await tx.objection.findFirst({
      where: { id, claim: claimsVisibleTo(actor, 'claim.determine') },
      select: { claimId: true },
    });
    if (!place) throw notFound('objection');
    await lockClaim(tx, actor, 'claim.determine', place.claimId);
    const refusal = refusalToConfirm(actor, actor.id, false);
    if (refusal) throw new PortalError(refusal);
    // Read after the lock: somebody may have answered it while we waited.
    const objection = await tx.objection.findUniqueOrThrow({ where: { id } });
    if (objection.state === 'refused' && objection.answeredById === actor.id)
      if (objection.reasons === reasons) return place.claimId;
    if (objection.state !== 'open') throw new PortalError('objection_closed');
    const { claimId, listNumber } = objection;
    await tx.objection.update({
      where: { id },
      data: { state: 'refused', reasons, answeredById: actor.id, closedAt: new Date() },
      select: { id: true },
    });
    await queuePapers(tx, [claimId], ['objection']);
    const notice = { type: 'determination', objection: 'refused' } as const;
    await notify(tx, actor, { ...notice, claimIds: [claimId], byLetter: true });
    const details = { objectionId: id, list: listNumber, reasons };
    await recordAudit(tx, actor, 'objection_refused', { claimId, details });
    return claimId;
  });
  return objectionsOf(actor, claimId);
}
