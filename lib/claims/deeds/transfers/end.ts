import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { transfers } from '@/lib/access/limits';
import { db } from '@/lib/platform/db';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { lockTransfer, requireState } from './lock';
import { readTransfer } from './read';
import { tellOfTransfer, toldOf } from './tell';

/**
 * Takes the claimant's report of a transfer back, until the new creditor has answered. Throws `not_found`, `transfer_moved_on`,
 * and the limit's refusal.
 */
export async function takeTransferBack(actor: Actor, id: string) {
  await consumeActorLimits(transfers, actor);
  await db.$transaction(async (tx) => {
    const { transfer } = await lockTransfer(tx, actor, 'claim.answer', id);
    requireState(transfer, ['reported']);
    await tx.claimTransfer.update({
      where: { id },
      data: { state: 'taken_back', closedById: actor.id, closedAt: new Date() },
    });
    await tellOfTransfer(tx, actor, 'taken_back', toldOf(transfer));
  });
  return readTransfer(actor, id);
}

/**
 * Refuses an open transfer and tells both parties the reasons. Throws `not_found`, `transfer_moved_on`, and the limit's
 * refusal.
 */
export async function refuseTransfer(actor: Actor, id: string, reasons: string) {
  await consumeActorLimits(transfers, actor);
  await db.$transaction(async (tx) => {
    const { transfer } = await lockTransfer(tx, actor, 'claim.determine', id);
    requireState(transfer, ['reported', 'agreed', 'proposed']);
    await tx.claimTransfer.update({
      where: { id },
      data: { state: 'refused', reasons, closedById: actor.id, closedAt: new Date() },
    });
    await tellOfTransfer(tx, actor, 'refused', toldOf(transfer), reasons);
  });
  return readTransfer(actor, id);
}
