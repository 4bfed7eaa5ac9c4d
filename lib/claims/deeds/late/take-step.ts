import type { Actor } from '@/lib/access/actor';
import { determinations } from '@/lib/access/limits';
import { type LockedClaim, lockClaim } from '@/lib/access/lock-claims';
import { recordAudit } from '@/lib/audit/write';
import { putLateClaimBack } from '@/lib/claims/deeds/determinations/put-back';
import { caseForDesk } from '@/lib/claims/deeds/determinations/to-determine';
import { dayInIndia } from '@/lib/format/date';
import { lawEdition } from '@/lib/law/edition';
import { admittingSteps, type LateState, type LateStep } from '@/lib/law/late-states';
import { lateSteps, refusalOfStep } from '@/lib/law/late-track';
import { notify } from '@/lib/notifications/write';
import { queuePapers } from '@/lib/papers/queue';
import { databaseTime } from '@/lib/platform/database-time';
import { db, type Transaction } from '@/lib/platform/db';
import { invalid, PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { sql } from '@/lib/platform/sql';
import { lateTrackOf } from './read';
import type { LateStepBody } from './schema';

/**
 * Records a step of a claim that came after the period for late claims, and tells the claimant, with a letter about a mark.
 * After a step that admits nothing, what was admitted is under verification again. Gives the track.
 * Throws `not_found`, `claim_closed`, `late_step_meanwhile` when the actor did not see the newest step, `claim_not_late`,
 * `late_claim_received` or `late_step_out_of_order` where the law has no such step, `invalid` for missing reasons, a future day
 * or one before the previous step, and the limit's refusal.
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
  const claim = await lockClaim(tx, actor, 'claim.trackLate', claimId);
  if (claim.status === 'withdrawn') throw new PortalError('claim_closed');
  const { submittedAt, lateSteps: taken } = await tx.claim.findUniqueOrThrow({
    where: { id: claimId },
    select: { submittedAt: true, lateSteps: { orderBy: { number: 'desc' }, take: 1 } },
  });
  const [newest] = taken;
  const receivedOn = dayInIndia(submittedAt);
  const state = newest?.step ?? 'received';
  const before = newest?.number ?? 0;
  if (body.seen !== before) throw new PortalError('late_step_meanwhile');
  const { days } = await caseForDesk(tx);
  const refusal = refusalOfStep(step, { receivedOn, state }, days);
  if (refusal) throw new PortalError(refusal);
  const since = newest ? newest.onDay.toISOString().slice(0, 10) : receivedOn;
  if (on < since) throw invalid('on', 'late_day_before', { day: since });

  await record(tx, actor, claim, { step, on, reasons, from: state, number: before + 1 });
  if (admittingSteps.includes(step)) return;
  for (const { from, number, ...other } of await wentOver(tx, claimId))
    await record(tx, actor, other, { step, on, reasons, from, number: number + 1 });
}

interface Taken {
  step: LateStep;
  on: string;
  reasons: string | null;
  from: LateState;
  number: number;
}

async function record(
  tx: Transaction,
  actor: Actor,
  claim: Pick<LockedClaim, 'id' | 'status'>,
  { step, on, reasons, from, number }: Taken,
) {
  const { id: claimId } = claim;
  await tx.lateClaimStep.create({
    data: {
      claimId,
      number,
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
  const details = { number, step, from, on, ...(reasons ? { reasons } : {}) };
  await recordAudit(tx, actor, 'late_claim_step', { claimId, details });
  await putLateClaimBack(tx, actor, claim, on);
}

/**
 * Locks the claims that got debt of this claim by transfers and where amounts are admitted: what the tribunal takes back here,
 * it takes back there too.
 */
const wentOver = (tx: Transaction, claimId: string) =>
  queryIn(tx)<Pick<LockedClaim, 'id' | 'status'> & { from: LateState; number: number }>(sql`
    WITH RECURSIVE went AS (
      SELECT to_claim_id AS id FROM claim_transfers WHERE claim_id = ${claimId}::uuid AND to_claim_id IS NOT NULL
      UNION SELECT t.to_claim_id FROM claim_transfers t JOIN went ON t.claim_id = went.id WHERE t.to_claim_id IS NOT NULL)
    SELECT c.id, c.status, s.step::text AS "from", s.number FROM claims c JOIN LATERAL (
      SELECT step, number FROM late_claim_steps WHERE claim_id = c.id ORDER BY number DESC LIMIT 1) AS s ON true
    WHERE c.id IN (SELECT id FROM went) AND c.status <> 'withdrawn' AND s.step::text = ANY(${admittingSteps}::text[])
    ORDER BY c.id FOR NO KEY UPDATE OF c`);
