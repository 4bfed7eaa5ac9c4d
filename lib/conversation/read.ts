import type { Actor } from '@/lib/access/actor';
import { askerOf, visibleToAsker } from '@/lib/access/visible-claims';
import { pool } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';
import { messageColumns, type PresentedMessage } from './present';
import type { MessagesQuery } from './schema';

// One row at least for a claim that is seen, so that an empty conversation and no claim differ.
const conversation = {
  name: 'conversation',
  text: `SELECT ${messageColumns}, $4::uuid IS NOT NULL AND b.id IS NULL AS lost
         FROM claims c
         LEFT JOIN messages b ON b.id = $4 AND b.claim_id = c.id
         LEFT JOIN LATERAL (
           SELECT * FROM messages WHERE claim_id = c.id AND seq < coalesce(b.seq, 9223372036854775807)
           ORDER BY seq DESC LIMIT $5
         ) m ON true
         LEFT JOIN users u ON u.id = m.sender_id
         LEFT JOIN documents d ON d.id = m.attachment_id
         WHERE c.id = $3 AND ${visibleToAsker}
         ORDER BY m.seq`,
};

/** The newest messages of a claim, or the newest before one of them, oldest first. Throws `not_found`. */
export async function listMessages(
  actor: Actor,
  claimId: string,
  { before, limit }: MessagesQuery,
) {
  const { rows } = await pool.query<PresentedMessage & { lost: boolean }>({
    ...conversation,
    values: [...askerOf(actor, 'message.read'), claimId, before ?? null, limit],
  });
  if (!rows[0]) throw notFound('Claim');
  if (rows[0].lost) throw notFound('Message');
  return rows.filter(({ id }) => id).map(({ lost: _, ...message }) => message);
}

const oneMessage = {
  name: 'message',
  text: `SELECT ${messageColumns}
         FROM messages m JOIN claims c ON c.id = m.claim_id JOIN users u ON u.id = m.sender_id
         LEFT JOIN documents d ON d.id = m.attachment_id
         WHERE m.id = $3 AND ${visibleToAsker}`,
};

/** One message of a claim the actor sees. Throws `not_found`. */
export async function readMessage(actor: Actor, id: string) {
  const values = [...askerOf(actor, 'message.read'), id];
  const { rows } = await pool.query<PresentedMessage>({ ...oneMessage, values });
  if (!rows[0]) throw notFound('Message');
  return rows[0];
}
