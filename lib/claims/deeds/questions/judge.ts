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
 * Accepts a question's answer, or closes it without one, for example when the answer came by post. A repeat changes nothing.
 * Gives the claim's questions. Throws `not_found`, `withdrawn`, `question_closed` when the question is no longer open, and
 * `answer_changed` when a newer answer came.
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
    // The answers have already moved the claim.
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
 * Asks an answered question again, and keeps that answer with the reason why it is not enough. Without a new day, a passed day
 * gets the usual time again. The claim then waits for its claimant, who is told and gets a letter. Gives the claim's questions.
 * Throws `not_found`, `withdrawn`, `question_closed`, `question_unanswered`, `answer_changed`, `invalid` for a past day, and
 * the limit's refusal.
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
    await queuePapers(tx, [claim.id], ['questions'], { returned: newest.id });
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
