import type { Actor } from '@/lib/access/actor';
import { visibleIn } from '@/lib/access/visible-claims';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';

/** The most claims that unread counts are given for: those with the newest messages. */
const maxClaims = 1000;

interface Unread {
  claimId: string;
  unread: number;
}

/**
 * The statement behind `unreadCounts`. Triggers set `unread` to 0 when a claim leaves a person's hands, so the
 * condition removes few of the newest.
 */
export const unreadStatement = (actor: Actor): Statement<Unread> => sql`
  SELECT r.claim_id AS "claimId", r.unread
  FROM (SELECT claim_id, unread FROM message_reads WHERE user_id = ${actor.id} AND unread > 0
        ORDER BY newest_at DESC LIMIT ${maxClaims}) r
  JOIN claims c ON c.id = r.claim_id
  WHERE ${visibleIn(actor, 'message.read')}`;

/**
 * How many messages of the other side the actor has not read, by claim. Names only claims that have any, and of these the 1,000
 * with the newest messages. Its cost grows with the unread messages, not with all of them.
 */
export async function unreadCounts(actor: Actor): Promise<Record<string, number>> {
  const rows = await prepared(unreadStatement(actor));
  return Object.fromEntries(rows.map(({ claimId, unread }) => [claimId, unread]));
}

/** How many messages of professionals a claimant has not read, in all their claims together. */
export async function unreadMessagesOf(claimant: Actor) {
  const [found] = await prepared<{ count: number }>(sql`
    SELECT coalesce(sum(r.unread), 0)::int AS count
    FROM message_reads r JOIN claims c ON c.id = r.claim_id
    WHERE r.user_id = ${claimant.id} AND r.unread > 0 AND ${visibleIn(claimant, 'message.read')}`);
  return found?.count ?? 0;
}
