import type { Actor } from '@/lib/auth/actor';
import { isProfessional } from '@/lib/auth/permissions';
import { claimsVisibleTo } from '@/lib/claims/visible';
import { db } from '@/lib/db';
import { unreadMessagesOf } from '@/lib/messages/unread';

/**
 * Counts of the claims the actor may see. `pending` is submitted, under review and information
 * required together, so that total = pending + approved + rejected.
 */
export async function dashboardStatistics(actor: Actor) {
  const groups = await db.claim.groupBy({
    by: ['status'],
    where: claimsVisibleTo(actor, 'statistics.read'),
    _count: { _all: true },
  });
  const countOf = (status: string) =>
    groups.find((group) => group.status === status)?._count._all ?? 0;
  const total = groups.reduce((sum, group) => sum + group._count._all, 0);
  const [approved, rejected] = [countOf('approved'), countOf('rejected')];
  const counts = { total, pending: total - approved - rejected, approved };
  return isProfessional(actor.role)
    ? { ...counts, rejected }
    : { ...counts, unreadMessages: await unreadMessagesOf(actor) };
}
