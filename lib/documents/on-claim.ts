import 'server-only';
import type { Claim, Document } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import { requireOpen } from '@/lib/access/open-claims';
import { isProfessional } from '@/lib/access/role';
import type { Slot } from '@/lib/documents/content/slots';
import { notify } from '@/lib/notifications/write';
import type { Transaction } from '@/lib/platform/db';
import { invalid, PortalError } from '@/lib/platform/errors';

/** Lets pass while the claim takes documents from the actor. Throws like {@link requireOpen} for a claimant. */
export function requireOpenClaim(actor: Actor, claim: Pick<Claim, 'status'>) {
  if (!isProfessional(actor.role)) requireOpen(claim, 'upload');
}

/**
 * Lets pass while the claim has room for one more file of this slot, whoever uploaded those that are there; `leaving`
 * makes room.
 * The answer holds as long as the claim is locked. Throws `too_many_documents`, and `invalid` for files of
 * the conversation: they come to a claim with their message alone, which nothing here would count.
 */
export async function requireRoom(
  tx: Pick<Transaction, 'document'>,
  slot: Slot,
  claimId: string,
  leaving?: string,
) {
  const { bucketName, maxFiles, countedOn } = slot;
  if (countedOn !== 'claim') throw invalid('claimId', 'sent_with_message');
  const stay = leaving ? { id: { not: leaving } } : {};
  if ((await tx.document.count({ where: { claimId, bucketName, ...stay } })) >= maxFiles) {
    throw new PortalError('too_many_documents', { params: { count: maxFiles } });
  }
}

/** Tells the professionals of a document that its claimant has added to a claim after filing it. */
export async function notifyOfDocument(
  tx: Transaction,
  actor: Actor,
  { claimId }: Pick<Document, 'claimId'>,
) {
  if (!claimId || isProfessional(actor.role)) return;
  await notify(tx, actor, { type: 'document_uploaded', claimIds: [claimId] });
}

/** What the audit trail keeps of a document: not its name, which people choose. */
export const traceOf = (
  document: Pick<Document, 'id' | 'mimeType' | 'fileSize' | 'bucketName' | 'scanStatus'>,
) => ({
  documentId: document.id,
  mimeType: document.mimeType,
  fileSize: document.fileSize,
  bucketName: document.bucketName,
  scanStatus: document.scanStatus,
});
