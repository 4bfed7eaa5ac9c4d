import type { Actor } from '@/lib/access/actor';
import { visibleIn } from '@/lib/access/visible-claims';
import { notFound } from '@/lib/platform/errors';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { messageColumns, type PresentedMessage } from './present';
import type { MessagesQuery } from './schema';

/** An empty conversation gives one row without a message; an absent claim gives none. */
export type ConversationRow = PresentedMessage & { lost: boolean };

/** The statement behind `listMessages`. */
export const conversationStatement = (
  actor: Actor,
  claimId: string,
  { before = null, limit }: { before?: string | null | undefined; limit: number },
): Statement<ConversationRow> => sql`
  SELECT ${messageColumns}, ${before}::uuid IS NOT NULL AND b.id IS NULL AS lost
  FROM claims c
  LEFT JOIN messages b ON b.id = ${before} AND b.claim_id = c.id
  LEFT JOIN LATERAL (
    SELECT * FROM messages WHERE claim_id = c.id AND seq < coalesce(b.seq, 9223372036854775807)
    ORDER BY seq DESC LIMIT ${limit}
  ) m ON true
  LEFT JOIN users u ON u.id = m.sender_id
  LEFT JOIN documents d ON d.id = m.attachment_id
  WHERE c.id = ${claimId} AND ${visibleIn(actor, 'message.read')}
  ORDER BY m.seq`;

/** A claim's newest messages, or the newest before one of them, oldest first. Throws `not_found`. */
export async function listMessages(actor: Actor, claimId: string, asked: MessagesQuery) {
  const rows = await prepared(conversationStatement(actor, claimId, asked));
  if (!rows[0]) throw notFound('claim');
  if (rows[0].lost) throw notFound('message');
  return rows.filter(({ id }) => id).map(({ lost: _, ...message }) => message);
}

/** One message of a claim that the actor sees. Throws `not_found`. */
export async function readMessage(actor: Actor, id: string) {
  const [found] = await prepared<PresentedMessage>(sql`
    SELECT ${messageColumns}
    FROM messages m JOIN claims c ON c.id = m.claim_id JOIN users u ON u.id = m.sender_id
    LEFT JOIN documents d ON d.id = m.attachment_id
    WHERE m.id = ${id} AND ${visibleIn(actor, 'message.read')}`);
  if (!found) throw notFound('message');
  return found;
}
