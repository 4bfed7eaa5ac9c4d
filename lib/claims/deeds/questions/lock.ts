import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { lockClaim } from '@/lib/access/lock-claims';
import type { Permission } from '@/lib/access/permissions';
import { claimsVisibleTo } from '@/lib/access/visible-claims';
import type { Transaction } from '@/lib/platform/db';
import { notFound, PortalError } from '@/lib/platform/errors';
import type { QuestionParams } from './schema';

/** Locks a claim and gives a question on which the actor may do this, with its list and its newest answer. Throws `not_found`. */
export async function lockQuestion(
  tx: Transaction,
  actor: Actor,
  permission: Permission,
  { id, n }: QuestionParams,
) {
  const place = await tx.questionList.findFirst({
    where: { id, claim: claimsVisibleTo(actor, permission) },
    select: { claimId: true },
  });
  if (!place) throw notFound('question');
  const claim = await lockClaim(tx, actor, permission, place.claimId);
  // Read after the lock: somebody may have changed it while we waited.
  const item = await tx.questionItem.findUnique({
    where: { listId_n: { listId: id, n } },
    include: { list: true, answers: { orderBy: { turn: 'desc' }, take: 1 } },
  });
  if (!item) throw notFound('question');
  return { claim, item, list: item.list, newest: item.answers[0] };
}

type Locked = Awaited<ReturnType<typeof lockQuestion>>;

/** Throws `question_closed` for a question that was accepted or is no longer open. */
export function requireStillAsked({ item, list }: Pick<Locked, 'item' | 'list'>) {
  if (item.state === 'accepted' || list.closedAt) throw new PortalError('question_closed');
}

/** Throws `answer_changed` when the newest answer is not the one that the actor saw, if that is known. */
export function requireSeen({ newest }: Pick<Locked, 'newest'>, seen: string | null | undefined) {
  const now = newest && !newest.returnedAt ? newest.answeredAt.toISOString() : null;
  if (seen !== undefined && seen !== now) throw new PortalError('answer_changed');
}

/** Marks a list of questions as changed, so that open pages are told. */
export const touchList = (tx: Transaction, id: string, more: { closedAt?: Date } = {}) =>
  tx.questionList.update({ where: { id }, data: { changedAt: new Date(), ...more } });
