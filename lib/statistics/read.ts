import type { Actor } from '@/lib/access/actor';
import { visibleIn } from '@/lib/access/visible-claims';
import { transfersToAnswer } from '@/lib/claims/deeds/transfers/waiting';
import { countsPlaceOf } from '@/lib/claims/queues/lists/counts';
import { unreadMessagesOf } from '@/lib/conversation/unread';
import { prepared, type Statement, withOnePlan } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { type ClaimStatus, type Outcome, statusesOf } from '@/lib/reference/claim-status';

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
       WHERE assignee = ${place.assignee} AND creditor_type = 'any' AND status <> 'any' GROUP BY status`
      : sql`SELECT c.status, count(*)::int AS count FROM claims c
       WHERE ${visibleIn(actor, 'statistics.read')} GROUP BY c.status`,
  );
}

async function counts(actor: Actor) {
  const rows = await prepared(countsStatement(actor));
  const sumOf = (counted: typeof rows) => counted.reduce((sum, { count }) => sum + count, 0);
  const countOf = (outcome: Outcome) =>
    sumOf(rows.filter(({ status }) => statusesOf(outcome).includes(status)));
  const { withdrawn, ...counted } = {
    pending: countOf('pending'),
    approved: countOf('approved'),
    rejected: countOf('rejected'),
    withdrawn: countOf('withdrawn'),
  } satisfies Record<Outcome, number>;
  return { total: sumOf(rows) - withdrawn, ...counted, ...(withdrawn > 0 && { withdrawn }) };
}

/**
 * The actor's claims: total = pending + approved + rejected, and `withdrawn` apart; claimants also get unread messages, and the
 * transfers that wait for their answer if there are any.
 */
export async function dashboardStatistics(actor: Actor) {
  if (countsPlaceOf(actor, {}, 'statistics.read')) return counts(actor);
  const [{ rejected: _, ...own }, unreadMessages, transfers] = await Promise.all([
    counts(actor),
    unreadMessagesOf(actor),
    transfersToAnswer(actor),
  ]);
  return { ...own, unreadMessages, ...(transfers > 0 && { transfersToAnswer: transfers }) };
}
