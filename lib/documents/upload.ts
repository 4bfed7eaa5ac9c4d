import type { Actor } from '@/lib/access/actor';
import { lockClaim } from '@/lib/access/lock-claims';
import { claimsVisibleTo } from '@/lib/access/visible-claims';
import { recordAudit } from '@/lib/audit/write';
import type { Slot } from '@/lib/documents/content/slots';
import { db } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';
import { presentDocument } from './present';
import type { ReceivedFile } from './receive';
import { notifyOfDocument, requireOpenClaim, requireRoom, traceOf } from './rules';
import { storeFile } from './store-file';

interface Wish {
  /** The claim it belongs to; without one it stays the actor's own until it is attached. */
  claimId?: string;
  documentType: string;
}

/**
 * Makes a received file the actor's document, on a claim when one is named. Throws what
 * {@link storeFile} throws, `not_found`, `decided`, `withdrawn`, and what {@link requireRoom} throws.
 */
export async function storeUpload(actor: Actor, file: ReceivedFile, slot: Slot, wish: Wish) {
  const { claimId, documentType } = wish;
  if (claimId) await requireTakesFile(actor, slot, claimId);
  return storeFile(actor, file, { slot, claimId, documentType }, async (tx, addDocument) => {
    if (claimId) {
      requireOpenClaim(actor, await lockClaim(tx, actor, 'document.upload', claimId));
      await requireRoom(tx, slot, claimId);
    }
    const document = await addDocument();
    if (claimId) await notifyOfDocument(tx, actor, document);
    await recordAudit(tx, actor, 'document_uploaded', { claimId, details: traceOf(document) });
    return presentDocument(document);
  });
}

/** Asks early, while it still saves work, what is asked again once the claim is locked. */
export async function requireTakesFile(actor: Actor, slot: Slot, claimId: string) {
  const claim = await db.claim.findFirst({
    where: { id: claimId, ...claimsVisibleTo(actor, 'document.upload') },
    select: { status: true },
  });
  if (!claim) throw notFound('claim');
  requireOpenClaim(actor, claim);
  await requireRoom(db, slot, claimId);
}
