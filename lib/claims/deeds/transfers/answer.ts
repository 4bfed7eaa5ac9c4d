import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { transfers } from '@/lib/access/limits';
import { isProfessional } from '@/lib/access/role';
import { attachLoose } from '@/lib/documents/attach';
import { db } from '@/lib/platform/db';
import { invalid } from '@/lib/platform/errors';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { lockTransfer, lockTransferToldTo, requireState } from './lock';
import { readTransfer } from './read';
import type { TransferAnswer } from './schema';
import { tellOfTransfer, toldOf } from './tell';

/**
 * Saves the new creditor's answer to a transfer: their own, or from paper at the desk, with the document that shows it. With
 * agreement comes whether they are a related party. Throws `not_found`, `transfer_moved_on`, `invalid` for what is missing, and
 * the limit's refusal.
 */
export async function answerTransfer(actor: Actor, id: string, answer: TransferAnswer) {
  const { agreed } = answer;
  const atDesk = isProfessional(actor.role);
  const relatedParty = agreed ? (answer.relatedParty ?? null) : null;
  if (agreed && relatedParty === null)
    throw invalid('relatedParty', 'required', { field: 'relatedParty' });
  if (atDesk && !answer.paperId) throw invalid('paperId', 'required', { field: 'transferPaper' });
  await consumeActorLimits(transfers, actor);
  await db.$transaction(async (tx) => {
    const transfer = atDesk
      ? (await lockTransfer(tx, actor, 'claim.transfer', id)).transfer
      : await lockTransferToldTo(tx, actor, id);
    requireState(transfer, ['reported']);
    const paperId = (atDesk && answer.paperId) || null;
    // A deed that both have signed shows that both agree.
    const attached =
      paperId && paperId !== transfer.deedId
        ? await attachLoose(tx, actor, transfer.claimId, [paperId], 'paperId')
        : [];
    const at = new Date();
    await tx.claimTransfer.update({
      where: { id },
      data: {
        state: agreed ? 'agreed' : 'declined',
        relatedParty,
        answerPaperId: paperId,
        answeredById: actor.id,
        answeredAt: at,
        ...(agreed ? {} : { closedById: actor.id, closedAt: at }),
      },
    });
    const told = { ...toldOf(transfer), attached };
    await tellOfTransfer(tx, actor, agreed ? 'agreed' : 'declined', told);
  });
  return readTransfer(actor, id);
}
