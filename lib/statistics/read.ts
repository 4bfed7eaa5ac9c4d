import type { Actor } from '@/lib/access/actor';
import { visibleIn } from '@/lib/access/visible-claims';
import { countsPlaceOf } from '@/lib/claims/lists/counts';
import { unreadMessagesOf } from '@/lib/conversation/unread';
import { prepared, type Statement, withOnePlan } from '@/lib/platform/prepared';
import { sql } from '@/lib/platform/sql';
import type { ClaimStatus } from '@/lib/reference/claim-status';

interface StatusCount {
  status: ClaimStatus;
  count: number;
}

/** The statement behind `dashboardStatistics`: a row for each status that has claims. */
export function countsStatement(actor: Actor): Statement<StatusCount> {
  const place = countsPlaceOf(actor, {}, 'statistics.read');
  return withOnePlan(
    place
      ? sql`SELECT status, sum(n)::int AS count FROM claim_counts
       WHERE assignee = ${place.assignee} AND creditor_type = 'any' AND status NOT IN ('any', 'withdrawn') GROUP BY status`
      : sql`SELECT c.status, count(*)::int AS count FROM claims c
       WHERE ${visibleIn(actor, 'statistics.read')} AND c.status <> 'withdrawn' GROUP BY c.status`,
  );
}

async function counts(actor: Actor) {
  const rows = await prepared(countsStatement(actor));
  const countOf = (status: ClaimStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const [approved, rejected] = [countOf('approved'), countOf('rejected')];
  return { total, pending: total - approved - rejected, approved, rejected };
}

/**
 * Counts of the claims the actor may see: professionals also get `rejected`, claimants the messages
 * they have not read. `pending` is submitted, under review and information required together, so that
 * total = pending + approved + rejected. Withdrawn claims count nowhere.
 */
export async function dashboardStatistics(actor: Actor) {
  if (countsPlaceOf(actor, {}, 'statistics.read')) return counts(actor);
  const [{ rejected: _, ...own }, unreadMessages] = await Promise.all([
    counts(actor),
    unreadMessagesOf(actor),
  ]);
  return { ...own, unreadMessages };
}
