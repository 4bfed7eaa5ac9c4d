import type { Actor } from '@/lib/access/actor';
import { questionLists } from '@/lib/access/limits';
import { recordAudit } from '@/lib/audit/write';
import { notify } from '@/lib/notifications/write';
import { queuePapers } from '@/lib/papers/queue';
import { db } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { daysNow, requireDueAhead } from './days';
import { lockQuestion, requireSeen, requireStillAsked, touchList } from './lock';
import { questionsOf } from './read';
import type { AcceptBody, AskAgainBody, QuestionParams } from './schema';
import { hasAllAnswers, moveClaim, requireNotWithdrawn, tellUnderReview } from './write';

/**
 * Closes a question with what came back, or with nothing where it came another way, such as by post; a harmless repeat when
 * it is closed so already. Gives all that was asked. Throws `not_found`, `withdrawn`, `question_closed` when nobody
 * waits for it any more, and `answer_changed` when another answer came meanwhile.
 */
export async function acceptAnswer(
  actor: Actor,
  { id, n }: QuestionParams,
  { answeredAt }: AcceptBody = {},
) {
  const claimId = await db.$transaction(async (tx) => {
    const question = await lockQuestion(tx, actor, 'claim.ask', { id, n });
    const { claim, item } = question;
    if (item.state === 'accepted') return claim.id;
    requireNotWithdrawn(claim);
    requireStillAsked(question);
    requireSeen(question, answeredAt);
    const at = new Date();
    await tx.questionItem.update({
      where: { listId_n: { listId: id, n } },
      data: { state: 'accepted', acceptedById: actor.id, acceptedAt: at },
    });
    const left = await tx.questionItem.count({ where: { listId: id, state: { not: 'accepted' } } });
    await touchList(tx, id, left === 0 ? { closedAt: at } : {});
    // What was answered has moved the claim already.
    const waited = item.state === 'asked' && claim.status === 'info_required';
    if (waited && (await hasAllAnswers(tx, claim.id))) {
      await moveClaim(tx, claim, 'under_review');
      await tellUnderReview(tx, actor, claim.id);
      const details = { from: claim.status, to: 'under_review' };
      await recordAudit(tx, actor, 'status_changed', { claimId: claim.id, details });
    }
    const details = { listId: id, n };
    await recordAudit(tx, actor, 'question_accepted', { claimId: claim.id, details });
    return claim.id;
  });
  return questionsOf(actor, claimId);
}

/**
 * Asks once more what was answered, and keeps that answer with why it does not do. Where the day is over and no other is
 * given, the usual time begins anew. The claim waits for its claimant again, who is told, and a letter is made. Gives all that was asked.
 * Throws the limit's refusal, `not_found`, `withdrawn`, `question_closed`, `question_unanswered`, `answer_changed`, and `invalid` for a day that is over.
 */
export async function askAgain(actor: Actor, { id, n }: QuestionParams, asked: AskAgainBody) {
  await consumeActorLimits(questionLists, actor);
  const remark = asked.remark || null;
  const claimId = await db.$transaction(async (tx) => {
    const question = await lockQuestion(tx, actor, 'claim.ask', { id, n });
    const { claim, item, list, newest } = question;
    requireNotWithdrawn(claim);
    requireStillAsked(question);
    if (item.state !== 'answered' || !newest) throw new PortalError('question_unanswered');
    requireSeen(question, asked.answeredAt);
    const { today, usualDue } = await daysNow(tx);
    if (asked.due) requireDueAhead(asked.due, today);
    const before = list.due.toISOString().slice(0, 10);
    const due = asked.due ?? (before < today ? usualDue : before);
    await tx.questionAnswer.update({
      where: { listId_n_turn: { listId: id, n, turn: newest.turn } },
      data: { returnedAt: new Date(), returnedById: actor.id, remark },
    });
    await tx.questionItem.update({
      where: { listId_n: { listId: id, n } },
      data: { state: 'asked' },
    });
    await touchList(tx, id);
    if (due !== before)
      await tx.questionList.update({
        where: { id },
        data: { due: new Date(due), dueSince: new Date(today) },
      });
    await queuePapers(tx, [claim.id], ['questions'], { listId: id, n, turn: newest.turn });
    const moved = claim.status !== 'info_required';
    if (moved) await moveClaim(tx, claim, 'info_required');
    await notify(tx, actor, {
      type: 'info_required',
      reviewNote: remark,
      questions: { about: 'again', count: 1, due, items: [item] },
      claimIds: [claim.id],
      byLetter: true,
    });
    if (moved) {
      const details = { from: claim.status, to: 'info_required' };
      await recordAudit(tx, actor, 'status_changed', { claimId: claim.id, details });
    }
    const details = { listId: id, n, due, turn: newest.turn };
    await recordAudit(tx, actor, 'question_asked_again', { claimId: claim.id, details });
    return claim.id;
  });
  return questionsOf(actor, claimId);
}
