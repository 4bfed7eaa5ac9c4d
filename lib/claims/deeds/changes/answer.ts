import 'server-only';
import type { ChangeRequest } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import { determinations } from '@/lib/access/limits';
import { db, type Transaction } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { lockChange } from './lock';
import { changeRequestsOf } from './read';
import type { DeclineChangeBody } from './schema';
import { tellOfChange } from './tell';

/**
 * Declines a request for a change and tells the claimant why; the claim stays as it is. The same person may repeat it. Gives
 * the claim's requests. Throws `not_found`, `change_closed`, and the limit's refusal.
 */
export async function declineChange(actor: Actor, id: string, { answer }: DeclineChangeBody) {
  await consumeActorLimits(determinations, actor);
  const claimId = await db.$transaction(async (tx) => {
    const { change } = await lockChange(tx, actor, 'claim.judgeChange', id);
    if (mustAnswer(actor, change, 'declined', answer))
      await close(tx, actor, change, 'declined', answer);
    return change.claimId;
  });
  return changeRequestsOf(actor, claimId);
}

/**
 * False when the actor has already given this answer. Throws `change_closed` after another answer, or when the request was
 * taken back.
 */
export function mustAnswer(
  actor: Actor,
  { state, answer: given, answeredById }: ChangeRequest,
  to: 'accepted' | 'declined',
  answer: string,
) {
  if (state === 'open') return true;
  if (state === to && answeredById === actor.id && (given ?? '') === answer) return false;
  throw new PortalError('change_closed');
}

/** Answers a locked open request and tells the claimant; `at` is when it happened, if not now. */
export async function close(
  tx: Transaction,
  actor: Actor,
  change: ChangeRequest,
  state: 'accepted' | 'declined',
  answer: string,
  at?: Date,
) {
  await tx.changeRequest.update({
    where: { id: change.id },
    data: { state, answer: answer || null, answeredById: actor.id, closedAt: at ?? new Date() },
    select: { id: true },
  });
  await tellOfChange(tx, actor, state, change, { words: answer || null, at });
}
