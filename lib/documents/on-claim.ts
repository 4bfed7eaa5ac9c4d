import 'server-only';
import type { Claim, Document } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import { requireOpen } from '@/lib/access/open-claims';
import { isProfessional } from '@/lib/access/role';
import type { Slot } from '@/lib/documents/content/slots';
import { notify } from '@/lib/notifications/write';
import type { Transaction } from '@/lib/platform/db';
import { invalid, PortalError } from '@/lib/platform/errors';

/** Throws like {@link requireOpen} unless the claim accepts documents from the actor; only claimants are refused. */
export function requireOpenClaim(actor: Actor, claim: Pick<Claim, 'status'>) {
  if (!isProfessional(actor.role)) requireOpen(claim, 'upload');
}

/**
 * Checks that the claim has room for one more file of this slot, whoever uploaded the others; `leaving` makes room. The result
 * holds as long as the claim is locked. Throws `too_many_documents`, and `invalid` for files of the conversation: they come
 * only with a message, and are not counted here.
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

/** Tells the professionals about a document that a claimant added after filing. */
export async function notifyOfDocument(
  tx: Transaction,
  actor: Actor,
  { claimId }: Pick<Document, 'claimId'>,
) {
  if (!claimId || isProfessional(actor.role)) return;
  await notify(tx, actor, { type: 'document_uploaded', claimIds: [claimId] });
}

/** What the audit trail stores of a document: not its name, which people choose. */
export const traceOf = (
  document: Pick<Document, 'id' | 'mimeType' | 'fileSize' | 'bucketName' | 'scanStatus'>,
) => ({
  documentId: document.id,
  mimeType: document.mimeType,
  fileSize: document.fileSize,
  bucketName: document.bucketName,
  scanStatus: document.scanStatus,
});
