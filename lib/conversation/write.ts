import type { Actor } from '@/lib/access/actor';
import { visibleIn } from '@/lib/access/visible-claims';
import { recordAudit } from '@/lib/audit/write';
import { notify } from '@/lib/notifications/write';
import type { Transaction } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';

interface NewMessage {
  claimId: string;
  message: string;
  attachmentId?: string;
  idempotencyKey?: string;
  at?: Date;
}

/** Adds a message with notification and audit entry in the caller's transaction; gives its id. Throws `not_found`. */
export async function writeMessage(tx: Transaction, actor: Actor, sent: NewMessage) {
  const { claimId, message, attachmentId = null, idempotencyKey = null, at } = sent;
  const [written] = await queryIn(tx)<{ id: string }>(sql`
    INSERT INTO messages (claim_id, sender_id, message, attachment_id, idempotency_key, sent_at)
    SELECT c.id, ${actor.id}::uuid, ${message}, ${attachmentId}::uuid, ${idempotencyKey}::uuid, ${at ?? null}::timestamptz
    FROM claims c WHERE c.id = ${claimId}::uuid AND ${visibleIn(actor, 'message.send')}
    RETURNING id`);
  if (!written) throw notFound('claim');
  await notify(tx, actor, { type: 'new_message', claimIds: [claimId], at });
  await recordAudit(tx, actor, 'message_sent', {
    claimId,
    details: {
      messageId: written.id,
      attachment: attachmentId !== null,
      ...(attachmentId ? { documentId: attachmentId } : {}),
    },
    at,
  });
  return written.id;
}
