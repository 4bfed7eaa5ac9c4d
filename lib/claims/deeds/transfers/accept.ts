import 'server-only';
import type { ClaimTransfer } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import { transfers } from '@/lib/access/limits';
import type { LockedClaim } from '@/lib/access/lock-claims';
import { refusalToConfirm } from '@/lib/access/who-confirms';
import { refusalOfLate } from '@/lib/claims/deeds/determinations/refusal';
import {
  type CurrentDetermination,
  caseForDesk,
  claimsToDetermine,
  type ToDetermine,
} from '@/lib/claims/deeds/determinations/to-determine';
import {
  applyConfirmed,
  confirmProposals,
  writeDeterminations,
} from '@/lib/claims/deeds/determinations/write';
import { createClaim, recordCreated } from '@/lib/claims/deeds/filing/create';
import { paiseOf } from '@/lib/format/amount';
import type { CaseDays } from '@/lib/law/clock';
import { portionsOf } from '@/lib/law/portions';
import { notify } from '@/lib/notifications/write';
import { db, type Transaction } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { sql } from '@/lib/platform/sql';
import { determinedAnew } from './determined';
import { transfereeForm } from './form';
import { lockTransfer, requireState } from './lock';
import { readTransfer } from './read';
import { type TransferStanding, transferStanding } from './standing';
import { tellOfTransfer, toldOf } from './tell';
import { transfereeOf } from './transferee';

/**
 * Accepts a transfer to which both parties agreed: from its day on, the amount is admitted in the new creditor's claim and no
 * longer in the former's. If the actor may not confirm alone, it is proposed, and somebody else accepts it.
 * Throws `not_found`, `transfer_moved_on`, `claim_closed`, `claim_changed` when the claim was edited after its determination,
 * `transfer_undecided` without a determination in force or with another one proposed, `transfer_exceeds` when less is admitted
 * than was transferred, `late_step_missing` for a claim that came too late, `second_person_required`, `forbidden`, and the
 * limit's refusal.
 */
export async function acceptTransfer(actor: Actor, id: string) {
  await consumeActorLimits(transfers, actor);
  await db.$transaction(async (tx) => {
    const { claim, transfer } = await lockTransfer(tx, actor, 'claim.determine', id);
    requireState(transfer, ['agreed', 'proposed']);
    const { needsTwo, days } = await caseForDesk(tx);
    const found = await decided(tx, claim, transfer);
    const totals = { admitted: found.from.admitted ?? '0.00', contingent: '0.00' };
    const late = refusalOfLate(found.origin, { basis: 'assigned', totals }, days);
    if (late) throw new PortalError(late.code, late);
    const proposer = transfer.proposedById ?? actor.id;
    const refusal = refusalToConfirm(actor, proposer, needsTwo);
    if (refusal && transfer.state === 'proposed') throw new PortalError(refusal);
    if (refusal) await propose(tx, actor, transfer);
    else await carryOut(tx, actor, { claim, transfer, proposer, days, ...found });
  });
  return readTransfer(actor, id);
}

async function propose(tx: Transaction, actor: Actor, transfer: ClaimTransfer) {
  await tx.claimTransfer.update({
    where: { id: transfer.id },
    data: { state: 'proposed', proposedById: actor.id, proposedAt: new Date() },
  });
  await tellOfTransfer(tx, actor, 'proposed', toldOf(transfer));
}

interface Decided {
  /** The claim's amounts, and what is left of them. */
  from: TransferStanding;
  origin: ToDetermine;
  standing: CurrentDetermination;
  /** The day from which lists count the determination in force. */
  since: string;
}

/** The determination from which the transfer takes its amount. */
async function decided(
  tx: Transaction,
  claim: LockedClaim,
  transfer: ClaimTransfer,
): Promise<Decided> {
  if (claim.status === 'withdrawn') throw new PortalError('claim_closed');
  const from = await transferStanding(tx, claim.id);
  const { admitted, since, proposed } = from;
  const origin = (await claimsToDetermine(tx, [claim.id])).get(claim.id);
  if (admitted === null || since === null || proposed || !origin?.standing)
    throw new PortalError('transfer_undecided');
  const { standing, version } = origin;
  if (standing.edited) throw new PortalError('claim_changed', { params: { version } });
  if (paiseOf(transfer.amount.toFixed(2)) > paiseOf(admitted))
    throw new PortalError('transfer_exceeds');
  return { from, origin, standing, since };
}

/** The debt stays as late as it was, and what was done about that still holds for it. */
const copyLateSteps = (tx: Transaction, from: string, to: string) =>
  queryIn(tx)(sql`
    INSERT INTO late_claim_steps (claim_id, number, step, on_day, reasons, law_edition, taken_by_id, taken_at)
    SELECT ${to}::uuid, number, step, on_day, reasons, law_edition, taken_by_id, taken_at
    FROM late_claim_steps WHERE claim_id = ${from}::uuid`);

interface Acceptance extends Decided {
  claim: LockedClaim;
  transfer: ClaimTransfer;
  proposer: string;
  days: CaseDays;
}

async function carryOut(tx: Transaction, actor: Actor, acceptance: Acceptance) {
  const { claim, transfer, proposer, days, from, origin, standing, since } = acceptance;
  const told = toldOf(transfer);
  const amount = paiseOf(told.amount);
  const relatedParty = transfer.relatedParty === true;
  const portions = portionsOf(
    standing.heads.map(({ admitted }) => paiseOf(admitted)),
    amount,
  );
  const heads = new Map(standing.heads.map(({ head }, at) => [head, portions[at] ?? 0n]));
  const { transfereeName: name, transfereeEmail: email } = transfer;
  const values = transfereeForm(from, { name, email, amount, on: told.on, relatedParty, heads });
  const created = await createClaim(tx, actor, {
    creditorType: from.creditorType,
    claimantId: await transfereeOf(tx, actor, transfer, from.creditorType, values.claimData),
    values,
    documents: [],
    transferred: {
      by: transfer.answerPaperId && transfer.answeredById,
      receivedAt: from.submittedAt,
      assignedToId: from.assignedToId,
    },
  });
  const toClaimId = created.id;
  if (from.assignedToId)
    await notify(tx, actor, {
      type: 'claim_assigned',
      assigneeId: from.assignedToId,
      claimIds: [toClaimId],
    });
  await copyLateSteps(tx, claim.id, toClaimId);
  // Before something was admitted, a list had nothing to move.
  let effectiveOn = told.on;
  if (since > effectiveOn) effectiveOn = since;
  const made = (await claimsToDetermine(tx, [toClaimId])).get(toClaimId);
  if (!made) throw new Error('a claim that was made is there');
  const both = determinedAnew({
    from: { ...origin, status: claim.status },
    to: made,
    standing,
    heads,
    amount,
    name,
    relatedParty,
    effectiveOn,
    days,
  });
  const written = await writeDeterminations(tx, { id: proposer }, both, 'proposed');
  await confirmProposals(tx, actor, written);
  await tx.claimTransfer.update({
    where: { id: transfer.id },
    data: {
      state: 'accepted',
      toClaimId,
      effectiveOn: new Date(effectiveOn),
      closedById: actor.id,
      closedAt: new Date(),
    },
  });
  await applyConfirmed(tx, actor, written, {
    recordBefore: () => recordCreated(tx, actor, created),
  });
  await tellOfTransfer(tx, actor, 'accepted', { ...told, toClaimId });
}
