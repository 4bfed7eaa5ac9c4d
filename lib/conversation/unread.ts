import type { Actor } from '@/lib/access/actor';
import { visibleIn } from '@/lib/access/visible-claims';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';

const maxClaims = 1000;

interface Unread {
  claimId: string;
  unread: number;
}

/** The statement behind `unreadCounts`. Triggers set `unread` to 0 when a claim leaves a person's hands. */
export const unreadStatement = (actor: Actor): Statement<Unread> => sql`
  SELECT r.claim_id AS "claimId", r.unread
  FROM (SELECT claim_id, unread FROM message_reads WHERE user_id = ${actor.id} AND unread > 0
        ORDER BY newest_at DESC LIMIT ${maxClaims}) r
  JOIN claims c ON c.id = r.claim_id
  WHERE ${visibleIn(actor, 'message.read')}`;

/** How many of the other side's messages the actor has not read, by claim, for the 1,000 newest that have any. */
export async function unreadCounts(actor: Actor): Promise<Record<string, number>> {
  const rows = await prepared(unreadStatement(actor));
  return Object.fromEntries(rows.map(({ claimId, unread }) => [claimId, unread]));
}

/** How many messages of professionals a claimant has not read, in all their claims. */
export async function unreadMessagesOf(claimant: Actor) {
  const [found] = await prepared<{ count: number }>(sql`
    SELECT coalesce(sum(r.unread), 0)::int AS count
    FROM message_reads r JOIN claims c ON c.id = r.claim_id
    WHERE r.user_id = ${claimant.id} AND r.unread > 0 AND ${visibleIn(claimant, 'message.read')}`);
  return found?.count ?? 0;
}
