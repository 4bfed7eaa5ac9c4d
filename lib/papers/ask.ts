import type { Actor } from '@/lib/access/actor';
import { paperRequests } from '@/lib/access/limits';
import { lockClaim } from '@/lib/access/lock-claims';
import { stepsWithLetter } from '@/lib/law/late-track';
import { db, type Transaction } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { sql } from '@/lib/platform/sql';
import { type About, papers } from './kinds';
import { papersQueued } from './queue';
import { papersOf } from './read';
import type { PaperBody } from './schema';

const counts: Record<About, (tx: Transaction, claimId: string) => Promise<number>> = {
  claim: async () => 1,
  determination: (tx, claimId) =>
    tx.determination.count({ where: { claimId, state: 'confirmed' } }),
  questions: (tx, claimId) => tx.questionList.count({ where: { claimId } }),
  late_step: (tx, claimId) =>
    tx.lateClaimStep.count({ where: { claimId, step: { in: stepsWithLetter } } }),
  withdrawal: (tx, claimId) => tx.withdrawalNote.count({ where: { claimId } }),
  change: (tx, claimId) => tx.paper.count({ where: { claimId, kind: 'change' } }),
  list: (tx, claimId) => tx.paper.count({ where: { claimId, kind: 'listed' } }),
  objection: (tx, claimId) => tx.objection.count({ where: { claimId, state: 'refused' } }),
};

/**
 * Queues a paper of a claim as it is now, or tries a failed one again; gives the claim's papers. Throws the limit's refusal,
 * `not_found`, and what kinds.ts names when there is nothing to write about.
 */
export async function askForPaper(actor: Actor, claimId: string, { kind, language }: PaperBody) {
  await consumeActorLimits(paperRequests, actor);
  await db.$transaction(async (tx) => {
    await lockClaim(tx, actor, 'claim.read', claimId);
    const { about, lacking } = papers[kind];
    if (lacking && (await counts[about](tx, claimId)) === 0) throw new PortalError(lacking);
    const claims = sql`SELECT ${claimId}::uuid`;
    await queryIn(tx)(papersQueued({ claims, kinds: [kind], language, byHand: true }));
    await tx.paper.updateMany({
      where: { claimId, kind, language, state: 'failed' },
      data: { state: 'queued', attempts: 0, deaths: 0, nextTryAt: new Date() },
    });
  });
  return papersOf(actor, claimId);
}
