import type { Actor } from '@/lib/auth/actor';
import { pool } from '@/lib/db';

const unreadOfClaimant = {
  name: 'unread-of-claimant',
  text: `SELECT count(*)::int AS count
         FROM claims c
         JOIN messages m ON m.claim_id = c.id AND m.sender_id <> c.claimant_id
         LEFT JOIN message_reads r ON r.claim_id = c.id AND r.user_id = c.claimant_id
         WHERE c.claimant_id = $1 AND m.sent_at > coalesce(r.read_at, '-infinity')`,
};

/** How many messages of the professionals' side a claimant has not read yet, over all their claims. */
export async function unreadMessagesOf(claimant: Actor) {
  const { rows } = await pool.query<{ count: number }>({
    ...unreadOfClaimant,
    values: [claimant.id],
  });
  return rows[0]?.count ?? 0;
}
