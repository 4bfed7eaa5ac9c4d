import type { Actor } from '@/lib/access/actor';
import { paperRequests } from '@/lib/access/limits';
import { lockClaim } from '@/lib/access/lock-claims';
import { stepsWithLetter } from '@/lib/law/late-track';
import { askIn } from '@/lib/platform/ask';
import { db } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { sql } from '@/lib/platform/sql';
import { papersQueued } from './queue';
import { papersOf } from './read';
import type { PaperBody } from './schema';

/**
 * Queues a paper of a claim as it is now, in a language, unless it exists already; one that failed is tried again. Gives the
 * papers of the claim. Throws the limit's refusal, `not_found`, and when there is nothing to write about: `no_decision` for a
 * claim not decided, `no_questions`, `no_late_mark`, `no_objection_refused`.
 */
export async function askForPaper(actor: Actor, claimId: string, { kind, language }: PaperBody) {
  await consumeActorLimits(paperRequests, actor);
  await db.$transaction(async (tx) => {
    await lockClaim(tx, actor, 'claim.read', claimId);
    const decided = { claimId, state: 'confirmed' } as const;
    if (kind === 'decision' && (await tx.determination.count({ where: decided })) === 0)
      throw new PortalError('no_decision');
    if (kind === 'questions' && (await tx.questionList.count({ where: { claimId } })) === 0)
      throw new PortalError('no_questions');
    const marked = { claimId, step: { in: stepsWithLetter } };
    if (kind === 'late_claim' && (await tx.lateClaimStep.count({ where: marked })) === 0)
      throw new PortalError('no_late_mark');
    const refused = { claimId, state: 'refused' } as const;
    if (kind === 'objection' && (await tx.objection.count({ where: refused })) === 0)
      throw new PortalError('no_objection_refused');
    const claims = sql`SELECT ${claimId}::uuid`;
    await askIn(tx)(papersQueued({ claims, kinds: [kind], language, byHand: true }));
    await tx.paper.updateMany({
      where: { claimId, kind, language, state: 'failed' },
      data: { state: 'queued', attempts: 0, nextTryAt: new Date() },
    });
  });
  return papersOf(actor, claimId);
}
