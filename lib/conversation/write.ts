import type { Actor } from '@/lib/access/actor';
import { askerOf, visibleToAsker } from '@/lib/access/visible-claims';
import { recordAudit } from '@/lib/audit/write';
import { notify } from '@/lib/notifications/write';
import type { Transaction } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';

interface NewMessage {
  claimId: string;
  message: string;
  attachmentId?: string;
  clientKey?: string;
  /** When it was sent, if not now. */
  at?: Date;
}

const insert = `
  INSERT INTO messages (claim_id, sender_id, message, attachment_id, client_key, sent_at)
  SELECT c.id, $1::uuid, $4, $5::uuid, $6::uuid, $7::timestamptz FROM claims c
  WHERE c.id = $3::uuid AND ${visibleToAsker}
  RETURNING id`;

/**
 * Adds a message to a claim the actor sees, with the other side's notification and the audit entry, in
 * the caller's transaction; the database numbers it and counts it as unread. Gives its id. Throws `not_found`.
 */
export async function writeMessage(tx: Transaction, actor: Actor, sent: NewMessage) {
  const { claimId, message, attachmentId = null, clientKey = null, at } = sent;
  const [written] = await tx.$queryRawUnsafe<{ id: string }[]>(
    insert,
    ...askerOf(actor, 'message.send'),
    claimId,
    message,
    attachmentId,
    clientKey,
    at ?? null,
  );
  if (!written) throw notFound('Claim');
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
