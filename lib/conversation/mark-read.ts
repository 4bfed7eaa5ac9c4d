import type { Actor } from '@/lib/access/actor';
import { visibleIn } from '@/lib/access/visible-claims';
import { db, type Transaction } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';
import { prepared, queryIn, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';

const behind = (actor: Actor, claimId: string): Statement<{ behind: number }> => sql`
  SELECT coalesce(CASE WHEN c.claimant_id = ${actor.id} THEN v.messages - v.from_claimant ELSE v.from_claimant END, 0)
    - coalesce(r.read_count, 0) AS behind
  FROM claims c
  LEFT JOIN conversations v ON v.claim_id = c.id
  LEFT JOIN message_reads r ON r.claim_id = c.id AND r.user_id = ${actor.id}
  WHERE c.id = ${claimId} AND ${visibleIn(actor, 'message.read')}`;

/** Notes that the actor has read a claim's conversation and its notification; a repeat changes nothing. Throws `not_found`. */
export async function markMessagesRead(actor: Actor, claimId: string) {
  const [found] = await prepared(behind(actor, claimId));
  if (!found) throw notFound('claim');
  if (found.behind > 0) {
    await db.$transaction((tx) => noteRead(tx, actor.id, claimId));
  }
}

/** Notes in the caller's transaction that a person has read all messages about a claim. */
export async function noteRead(tx: Transaction, userId: string, claimId: string) {
  // Everything locks in this order, so that no message arrives between counting and noting.
  await queryIn(tx)(sql`
    SELECT FROM claims c JOIN conversations v ON v.claim_id = c.id
    WHERE c.id = ${claimId}::uuid FOR SHARE OF c FOR UPDATE OF v`);
  await queryIn(tx)(sql`
    WITH told AS (
      UPDATE notifications SET is_read = true
      WHERE user_id = ${userId}::uuid AND claim_id = ${claimId}::uuid AND type = 'new_message' AND NOT is_read
    )
    INSERT INTO message_reads AS r (claim_id, user_id, read_count, read_at)
    SELECT c.id, ${userId}::uuid,
           CASE WHEN c.claimant_id = ${userId}::uuid THEN v.messages - v.from_claimant ELSE v.from_claimant END,
           clock_timestamp()
    FROM claims c JOIN conversations v ON v.claim_id = c.id WHERE c.id = ${claimId}::uuid
    ON CONFLICT (claim_id, user_id) DO UPDATE SET
      read_count = EXCLUDED.read_count, read_at = EXCLUDED.read_at, unread = 0`);
}
