import type { Actor } from '@/lib/access/actor';
import { questionLists } from '@/lib/access/limits';
import { lockClaim } from '@/lib/access/lock-claims';
import { recordAudit } from '@/lib/audit/write';
import { notify } from '@/lib/notifications/write';
import { db } from '@/lib/platform/db';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { daysNow, requireDueAhead } from './days';
import { questionsOf } from './read';
import type { QuestionsBody } from './schema';
import { moveClaim, requireNotWithdrawn, writeLists } from './write';

/**
 * Asks a claimant questions, to be answered by the end of a day in India. The claim then waits for the claimant, who is told
 * and gets a letter. Gives the claim's questions. Throws `not_found`, `withdrawn`, `invalid` for a past day, and the limit's
 * refusal.
 */
export async function askQuestions(actor: Actor, claimId: string, { due, items }: QuestionsBody) {
  await consumeActorLimits(questionLists, actor);
  await db.$transaction(async (tx) => {
    const claim = await lockClaim(tx, actor, 'claim.ask', claimId);
    requireNotWithdrawn(claim);
    const { today } = await daysNow(tx);
    requireDueAhead(due, today);
    const [list] = await writeLists(tx, actor, [claimId], { due, today, items });
    if (!list) throw new Error('a locked claim has a list of what it is asked');
    const moved = claim.status !== 'info_required';
    if (moved) await moveClaim(tx, claim, 'info_required');
    await notify(tx, actor, {
      type: 'info_required',
      reviewNote: null,
      questions: { about: 'asked', count: items.length, due, items },
      claimIds: [claimId],
      byLetter: true,
    });
    if (moved) {
      const details = { from: claim.status, to: 'info_required' };
      await recordAudit(tx, actor, 'status_changed', { claimId, details });
    }
    const details = { listId: list.id, number: list.number, due, count: items.length };
    await recordAudit(tx, actor, 'questions_asked', { claimId, details });
  });
  return questionsOf(actor, claimId);
}
