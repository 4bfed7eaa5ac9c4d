import { z } from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { lockClaim } from '@/lib/access/lock-claims';
import { documentsVisibleTo } from '@/lib/access/visible-documents';
import { recordAudit } from '@/lib/audit/write';
import { slotOfBucket, slots } from '@/lib/documents/content/slots';
import { db, type Transaction } from '@/lib/platform/db';
import { invalid, notFound, PortalError } from '@/lib/platform/errors';
import { notifyOfDocument, requireOpenClaim, requireRoom, traceOf } from './on-claim';
import { presentDocument } from './present';

/**
 * Attaches the actor's documents in the claim's transaction; gives how many different ones. Repeats are harmless. Throws
 * `invalid` at `path` for a document that is not theirs, on another claim or no claim document, and for more than ten.
 */
export async function attachDocuments(
  tx: Transaction,
  actor: Actor,
  claimId: string,
  documentIds: readonly string[],
  path = 'claimData.documents',
) {
  const ids = [...new Set(documentIds.map((id) => id.toLowerCase()))];
  if (ids.length === 0) return 0;
  const { bucketName, maxFiles } = slots.claim;
  if (ids.length > maxFiles) throw tooMany(path);
  if (!ids.every((id) => z.safeParse(z.guid(), id).success)) throw unknown(path);
  const { count } = await tx.document.updateMany({
    where: {
      id: { in: ids },
      uploadedById: actor.id,
      bucketName,
      OR: [{ claimId: null }, { claimId }],
    },
    data: { claimId },
  });
  if (count !== ids.length) throw unknown(path);
  if ((await tx.document.count({ where: { claimId, bucketName } })) > maxFiles) throw tooMany(path);
  return count;
}

/** {@link attachDocuments} that gives the documents uploaded for no claim before, for the claim's trail. */
export async function attachLoose(
  tx: Transaction,
  actor: Actor,
  claimId: string,
  documentIds: readonly string[],
  path = 'documentIds',
) {
  const loose = await tx.document.findMany({
    where: { id: { in: [...documentIds] }, claimId: null, uploadedById: actor.id },
  });
  await attachDocuments(tx, actor, claimId, documentIds, path);
  return loose;
}

/**
 * Attaches the actor's document to a claim they see; a repeat is harmless. Throws `not_found`, `attached_elsewhere`, `decided`,
 * `withdrawn`, and what {@link requireRoom} throws.
 */
export function attachDocument(actor: Actor, id: string, claimId: string) {
  return db.$transaction(async (tx) => {
    const claim = await lockClaim(tx, actor, 'document.upload', claimId);
    const document = await tx.document.findFirst({
      where: { id, uploadedById: actor.id, ...documentsVisibleTo(actor) },
    });
    const slot = document && slotOfBucket(document.bucketName);
    if (!slot) throw notFound('document');
    if (document.claimId === claim.id) return presentDocument(document);
    requireOpenClaim(actor, claim);
    await requireRoom(tx, slot, claim.id);
    const { count } = await tx.document.updateMany({
      where: { id, claimId: null },
      data: { claimId: claim.id },
    });
    if (count === 0) throw new PortalError('attached_elsewhere');
    await notifyOfDocument(tx, actor, { ...document, claimId: claim.id });
    await recordAudit(tx, actor, 'document_uploaded', {
      claimId: claim.id,
      details: traceOf(document),
    });
    return presentDocument({ ...document, claimId: claim.id });
  });
}

const tooMany = (path: string) => {
  const params = { count: slots.claim.maxFiles };
  return new PortalError('invalid', { issues: [{ path, rule: 'too_many_documents', params }] });
};

const unknown = (path: string) => invalid(path, 'unknown_document');
