import type { Actor } from '@/lib/access/actor';
import { determinations } from '@/lib/access/limits';
import { lockClaim } from '@/lib/access/lock-claims';
import { claimsVisibleTo } from '@/lib/access/visible-claims';
import { recordAudit } from '@/lib/audit/write';
import { refusalToConfirm } from '@/lib/claims/determinations/who-confirms';
import { notify } from '@/lib/notifications/write';
import { queuePapers } from '@/lib/papers/queue';
import { db } from '@/lib/platform/db';
import { notFound, PortalError } from '@/lib/platform/errors';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { objectionsOf } from './read';
import type { RefusalBody } from './schema';

/**
 * Refuses an objection: what was determined stays. Who may is who puts determinations in force alone. The claimant is told, and
 * gets a letter with the reasons; the same again by the same person is a harmless repeat. Gives the objections of the claim.
 * Throws the limit's refusal, `not_found`, `forbidden`, and `objection_closed` when it was answered otherwise, or its claim withdrawn.
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
    // Read only now: whoever was waited for may have answered it.
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
    await notify(tx, actor, { ...notice, claimIds: [claimId] });
    const details = { objectionId: id, list: listNumber, reasons };
    await recordAudit(tx, actor, 'objection_refused', { claimId, details });
    return claimId;
  });
  return objectionsOf(actor, claimId);
}
