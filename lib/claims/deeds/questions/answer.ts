import { isDeepStrictEqual } from 'node:util';
import type { QuestionAnswer } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import { answers } from '@/lib/access/limits';
import { requireOpen } from '@/lib/access/open-claims';
import { recordAudit, recordAudits } from '@/lib/audit/write';
import { attachLoose } from '@/lib/documents/attach';
import { traceOf } from '@/lib/documents/on-claim';
import { db } from '@/lib/platform/db';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { lockQuestion, requireStillAsked, touchList } from './lock';
import { questionsOf } from './read';
import type { AnswerBody, QuestionParams } from './schema';
import { hasAllAnswers, moveClaim, tellUnderReview } from './write';

/**
 * Saves a claimant's answer to a question: words, their own documents, or that they do not have it. They may change it until it
 * is accepted or asked again; a repeat changes nothing. After the last open answer the claim goes back under review, and the
 * professionals are told. Gives the claim's questions. Throws `not_found`, `decided`, `withdrawn`, `question_closed`, `invalid`
 * for documents that are not theirs or are on another claim, and the limit's refusal.
 */
export async function answerQuestion(actor: Actor, params: QuestionParams, body: AnswerBody) {
  await consumeActorLimits(answers, actor);
  const claimId = await db.$transaction(async (tx) => {
    const question = await lockQuestion(tx, actor, 'claim.answer', params);
    const { claim, item, newest } = question;
    requireOpen(claim, 'answer');
    requireStillAsked(question);
    const said = saidIn(body);
    if (newest && !newest.returnedAt && isDeepStrictEqual(saidIn(newest), said)) return claim.id;
    const attached = await attachLoose(tx, actor, claim.id, said.documentIds);
    const turn = newest ? newest.turn + (newest.returnedAt ? 1 : 0) : 1;
    const place = { listId: params.id, n: params.n, turn };
    const given = { ...said, answeredById: actor.id, answeredAt: new Date() };
    await tx.questionAnswer.upsert({
      where: { listId_n_turn: place },
      create: { ...place, ...given },
      update: given,
    });
    const { listId, n } = item;
    await tx.questionItem.update({
      where: { listId_n: { listId, n } },
      data: { state: 'answered' },
    });
    await touchList(tx, params.id);
    const all = item.state === 'asked' && (await hasAllAnswers(tx, claim.id));
    // An edit of the form may have brought the claim back before.
    const back = all && claim.status === 'info_required';
    if (back) await moveClaim(tx, claim, 'under_review');
    if (all) await tellUnderReview(tx, actor, claim.id, { answered: true });
    await recordAudits(
      tx,
      actor,
      'document_uploaded',
      attached.map((document) => ({ claimId: claim.id, details: traceOf(document) })),
    );
    const how = { turn, unavailable: said.unavailable, documents: said.documentIds.length };
    const details = { listId, n, ...how, ...(back ? { to: 'under_review' } : {}) };
    await recordAudit(tx, actor, 'question_answered', { claimId: claim.id, details });
    return claim.id;
  });
  return questionsOf(actor, claimId);
}

/** The content of an answer, without when and by whom. */
const saidIn = ({
  answer,
  unavailable,
  documentIds,
}: AnswerBody | Pick<QuestionAnswer, 'answer' | 'unavailable' | 'documentIds'>) => ({
  answer: answer || null,
  unavailable,
  documentIds: [...new Set(documentIds)],
});
