import type { Actor } from '@/lib/access/actor';
import { inWriteTurn } from '@/lib/access/lines';
import { requireWithinQuota } from '@/lib/access/storage-quota';
import { visibleIn } from '@/lib/access/visible-claims';
import { slots } from '@/lib/documents/content/slots';
import type { ReceivedFile } from '@/lib/documents/receive';
import { storeFile } from '@/lib/documents/store-file';
import { db, type Transaction } from '@/lib/platform/db';
import { invalid, notFound, PortalError } from '@/lib/platform/errors';
import { oneAtATime } from '@/lib/platform/one-at-a-time';
import { prepared, queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { readMessage } from './read';
import type { MessageFields } from './schema';
import { writeMessage } from './write';

/** Leaves the transaction of a message that was sent before, and drops its file. */
class Repeated extends Error {
  constructor(readonly messageId: string) {
    super('This message was sent before.');
  }
}

/**
 * Sends a message with at most one file. The same `idempotencyKey` gives the first one again, also at once. Throws `not_found`,
 * `invalid` without content, `idempotency_key_used`, `no_account`, and like {@link storeFile} and {@link requireWithinQuota}.
 */
export async function sendMessage(
  actor: Actor,
  claimId: string,
  fields: MessageFields,
  file: ReceivedFile | null,
) {
  if (!fields.message && !file) throw invalid('message', 'required');
  await requireReader(claimId);
  const first = (tx: Pick<Transaction, 'message'>) => firstOf(tx, actor, claimId, fields, file);
  const alone = async (tx: Transaction) => {
    if (fields.idempotencyKey) await oneAtATime(tx, `message:${actor.id}:${fields.idempotencyKey}`);
  };
  const id = file ? await withFile(file) : await inWriteTurn(() => db.$transaction(save));
  return readMessage(actor, id);

  async function save(tx: Transaction) {
    await alone(tx);
    const found = await first(tx);
    if (found) return found;
    const written = await writeMessage(tx, actor, { claimId, ...fields });
    await requireWithinQuota(queryIn(tx), actor);
    return written;
  }

  async function withFile(received: ReceivedFile) {
    const early = await first(db);
    if (early) return early;
    const purpose = { slot: slots.chat, claimId, documentType: 'attachment' };
    try {
      return await storeFile(actor, received, purpose, async (tx, addDocument) => {
        await alone(tx);
        const found = await first(tx);
        if (found) throw new Repeated(found);
        const document = await addDocument();
        return writeMessage(tx, actor, { claimId, ...fields, attachmentId: document.id });
      });
    } catch (error) {
      if (error instanceof Repeated) return error.messageId;
      throw error;
    }
  }
}

/** Throws `idempotency_key_used` when it was a different message. */
async function firstOf(
  tx: Pick<Transaction, 'message'>,
  actor: Actor,
  claimId: string,
  { message, idempotencyKey }: MessageFields,
  file: ReceivedFile | null,
) {
  if (!idempotencyKey) return undefined;
  const where = { senderId_idempotencyKey: { senderId: actor.id, idempotencyKey } };
  const first = await tx.message.findUnique({ where });
  if (!first) return undefined;
  const same =
    first.claimId === claimId.toLowerCase() &&
    first.message === message &&
    (first.attachmentId !== null) === (file !== null);
  if (!same) throw new PortalError('idempotency_key_used');
  return first.id;
}

/** Checks early, before a file is taken, that the actor may write about this claim. Throws `not_found`. */
export async function requireTakesMessage(actor: Actor, claimId: string) {
  const visible = visibleIn(actor, 'message.send');
  const found = await prepared(sql`SELECT FROM claims c WHERE c.id = ${claimId} AND ${visible}`);
  if (found.length === 0) throw notFound('claim');
}

/** Throws `no_account` for a claim from paper whose creditor has no account to read the message with. */
async function requireReader(claimId: string) {
  const nobody = await db.claim.count({ where: { id: claimId, claimant: { email: null } } });
  if (nobody > 0) throw new PortalError('no_account');
}
