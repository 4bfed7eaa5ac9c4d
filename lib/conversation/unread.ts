import type { Actor } from '@/lib/access/actor';
import { askerOf, visibleToAsker } from '@/lib/access/visible-claims';
import { pool } from '@/lib/platform/db';

/** The most claims that unread counts are given for: those with the newest messages. */
const mostClaims = 1000;

const unreadByClaim = {
  name: 'unread-by-claim',
  // Counted are only claims that are seen, so that little is left out after the newest were taken.
  text: `SELECT r.claim_id AS "claimId", r.unread
         FROM (SELECT claim_id, unread FROM message_reads WHERE user_id = $1 AND unread > 0
               ORDER BY newest_at DESC LIMIT $3) r
         JOIN claims c ON c.id = r.claim_id
         WHERE ${visibleToAsker}`,
};

/**
 * How many of the other side's messages the actor has not read, by claim: only claims that have any,
 * and of those the 1,000 that were written in last. Costs by what is unread, not by what there is.
 */
export async function unreadCounts(actor: Actor): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ claimId: string; unread: number }>({
    ...unreadByClaim,
    values: [...askerOf(actor, 'message.read'), mostClaims],
  });
  return Object.fromEntries(rows.map(({ claimId, unread }) => [claimId, unread]));
}

const unreadOfClaimant = {
  name: 'unread-of-claimant',
  text: `SELECT coalesce(sum(r.unread), 0)::int AS count
         FROM message_reads r JOIN claims c ON c.id = r.claim_id
         WHERE r.user_id = $1 AND r.unread > 0 AND c.claimant_id = $1`,
};

/** How many messages of the professionals' side a claimant has not read yet, over all their claims. */
export async function unreadMessagesOf(claimant: Actor) {
  const { rows } = await pool.query<{ count: number }>({
    ...unreadOfClaimant,
    values: [claimant.id],
  });
  return rows[0]?.count ?? 0;
}
