import type { Actor } from '@/lib/access/actor';
import { determinations } from '@/lib/access/limits';
import { lockClaim } from '@/lib/access/lock-claims';
import { recordAudit } from '@/lib/audit/write';
import { readCase } from '@/lib/case/read';
import { dayInIndia } from '@/lib/format/date';
import { lawEdition } from '@/lib/law/edition';
import { lateSteps, refusalOfStep } from '@/lib/law/late-track';
import { notify } from '@/lib/notifications/write';
import { queuePapers } from '@/lib/papers/queue';
import { databaseTime } from '@/lib/platform/database-time';
import { db, type Transaction } from '@/lib/platform/db';
import { invalid, PortalError } from '@/lib/platform/errors';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { lateTrackOf } from './read';
import type { LateStepBody } from './schema';

/**
 * Records a step of a claim that came after the period for late claims. Earlier steps stay. The claimant is told, and gets a
 * letter about a mark. Gives the track. Throws `invalid` for missing reasons, a future day or one before the previous step; the
 * limit's refusal, `not_found`, `claim_closed`; `late_step_meanwhile` when a newer step exists than the actor saw; and
 * `claim_not_late`, `late_claim_received` or `late_step_out_of_order` where the law has no such step.
 */
export async function takeLateStep(actor: Actor, claimId: string, body: LateStepBody) {
  await requireWellFormed(body);
  await consumeActorLimits(determinations, actor);
  await db.$transaction((tx) => take(tx, actor, claimId, body));
  return lateTrackOf(actor, claimId);
}

async function requireWellFormed({ step, on, reasons }: LateStepBody) {
  if (lateSteps[step].reasonsRequired && !reasons) throw invalid('reasons', 'late_reasons');
  if (on > dayInIndia(await databaseTime())) throw invalid('on', 'late_day_future');
}

async function take(tx: Transaction, actor: Actor, claimId: string, body: LateStepBody) {
  const { step, on } = body;
  const reasons = body.reasons || null;
  const { status } = await lockClaim(tx, actor, 'claim.trackLate', claimId);
  if (status === 'withdrawn') throw new PortalError('claim_closed');
  const { submittedAt, lateSteps: taken } = await tx.claim.findUniqueOrThrow({
    where: { id: claimId },
    select: { submittedAt: true, lateSteps: { orderBy: { number: 'desc' }, take: 1 } },
  });
  const [newest] = taken;
  const receivedOn = dayInIndia(submittedAt);
  const state = newest?.step ?? 'received';
  const before = newest?.number ?? 0;
  if (body.seen !== before) throw new PortalError('late_step_meanwhile');
  const days = await readCase(tx);
  const refusal = refusalOfStep(step, { receivedOn, state }, days);
  if (refusal) throw new PortalError(refusal);
  const since = newest ? newest.onDay.toISOString().slice(0, 10) : receivedOn;
  if (on < since) throw invalid('on', 'late_day_before', { day: since });

  await tx.lateClaimStep.create({
    data: {
      claimId,
      number: before + 1,
      step,
      onDay: new Date(on),
      reasons,
      lawEdition: lawEdition.number,
      takenById: actor.id,
    },
    select: { id: true },
  });
  const byLetter = lateSteps[step].letter;
  if (byLetter) await queuePapers(tx, [claimId], ['late_claim']);
  const notice = { type: 'late_claim', step, reviewNote: reasons } as const;
  await notify(tx, actor, { ...notice, claimIds: [claimId], byLetter });
  const details = { number: before + 1, step, from: state, on, ...(reasons ? { reasons } : {}) };
  await recordAudit(tx, actor, 'late_claim_step', { claimId, details });
}
