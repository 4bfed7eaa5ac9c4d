import type { Document } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import { lockClaim, whyNotThere } from '@/lib/access/lock-claims';
import { claimsVisibleTo } from '@/lib/access/visible-claims';
import { recordAudit } from '@/lib/audit/write';
import type { Slot } from '@/lib/documents/content/slots';
import { db, type Transaction } from '@/lib/platform/db';
import { notFound, PortalError } from '@/lib/platform/errors';
import { oneAtATime } from '@/lib/platform/one-at-a-time';
import { notifyOfDocument, requireOpenClaim, requireRoom, traceOf } from './on-claim';
import { presentDocument } from './present';
import type { ReceivedFile } from './receive';
import { forgetFile, takeAway } from './remove';
import type { UploadFields } from './schema';
import { storeFile } from './store-file';
import { lockOwnDocument, requireUnseen } from './unseen';

type Wish = Omit<UploadFields, 'bucketName'>;

/** Ends the transaction, and so discards the file, when the document exists already. */
class Repeated extends Error {
  constructor(readonly first: Document) {
    super('This document was uploaded before.');
  }
}

/**
 * Makes a file the actor's document. The same `idempotencyKey` gives the first one again, also at once. Throws like
 * {@link storeFile} and {@link requireTakesFile}, and `idempotency_key_used`.
 */
export async function storeUpload(actor: Actor, file: ReceivedFile, slot: Slot, wish: Wish) {
  const early = await uploadedBefore(db, actor, wish);
  if (early) return presentDocument(early);
  await requireTakesFile(actor, slot, wish);
  const { claimId, documentType, idempotencyKey, replaces } = wish;
  const purpose = { slot, claimId, documentType, idempotencyKey };
  try {
    const { document, left } = await storeFile(actor, file, purpose, async (tx, addDocument) => {
      if (idempotencyKey) await oneAtATime(tx, `document:${actor.id}:${idempotencyKey}`);
      const first = await uploadedBefore(tx, actor, wish);
      if (first) throw new Repeated(first);
      if (claimId) {
        requireOpenClaim(actor, await lockClaim(tx, actor, 'document.upload', claimId));
        await requireRoom(tx, slot, claimId, replaces);
      }
      const old = replaces ? await lockReplaced(tx, actor, wish) : undefined;
      const added = await addDocument();
      if (claimId) await notifyOfDocument(tx, actor, added);
      const place = old && (await takeAway(tx, actor, old));
      await recordAudit(tx, actor, 'document_uploaded', { claimId, details: traceOf(added) });
      return { document: added, left: place };
    });
    if (left) await forgetFile(left);
    return presentDocument(document);
  } catch (error) {
    if (error instanceof Repeated) return presentDocument(error.first);
    throw error;
  }
}

/**
 * Checks early what is checked again under the claim's lock; passes for a repeated upload. Throws `not_found`, `being_examined`,
 * `decided`, `withdrawn`, `document_seen`, and what {@link requireRoom} throws.
 */
export async function requireTakesFile(actor: Actor, slot: Slot, wish: Wish) {
  const { claimId, replaces } = wish;
  if (await uploadedBefore(db, actor, wish)) return;
  if (claimId) {
    const claim = await db.claim.findFirst({
      where: { id: claimId, ...claimsVisibleTo(actor, 'document.upload') },
      select: { status: true },
    });
    if (!claim) throw await whyNotThere(db, actor, 'document.upload', claimId);
    requireOpenClaim(actor, claim);
    await requireRoom(db, slot, claimId, replaces);
  }
  if (replaces) await requireUnseen(db, { id: replaces, claimId: claimId ?? null });
}

/** Throws unless it is in the place of the new document. */
async function lockReplaced(tx: Transaction, actor: Actor, { claimId, replaces = '' }: Wish) {
  const old = await lockOwnDocument(tx, actor, replaces);
  if (old.claimId !== (claimId ?? null)) throw notFound('document');
  return old;
}

async function uploadedBefore(
  tx: Pick<Transaction, 'document'>,
  actor: Actor,
  { idempotencyKey, claimId }: Wish,
) {
  if (!idempotencyKey) return undefined;
  const where = { uploadedById_idempotencyKey: { uploadedById: actor.id, idempotencyKey } };
  const first = await tx.document.findUnique({ where });
  if (first && claimId && first.claimId !== claimId) throw new PortalError('idempotency_key_used');
  return first ?? undefined;
}
