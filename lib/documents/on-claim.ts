import 'server-only';
import type { Claim, Document } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import { requireOpen } from '@/lib/access/open-claims';
import { isProfessional } from '@/lib/access/role';
import type { Slot } from '@/lib/documents/content/slots';
import { notify } from '@/lib/notifications/write';
import type { Transaction } from '@/lib/platform/db';
import { invalid, PortalError } from '@/lib/platform/errors';

/** Throws like {@link requireOpen} when a claimant may not add documents; professionals always may. */
export function requireOpenClaim(actor: Actor, claim: Pick<Claim, 'status'>) {
  if (!isProfessional(actor.role)) requireOpen(claim, 'upload');
}

/**
 * Checks that the locked claim has room for one more file of a slot; `leaving` makes room. Throws `too_many_documents`, and
 * `invalid` for files of the conversation, which come with messages and do not count here.
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

/** Tells professionals about a document that a claimant added after filing. */
export async function notifyOfDocument(
  tx: Transaction,
  actor: Actor,
  { claimId }: Pick<Document, 'claimId'>,
) {
  if (!claimId || isProfessional(actor.role)) return;
  await notify(tx, actor, { type: 'document_uploaded', claimIds: [claimId] });
}

/** What the audit trail stores: no name, since people choose names. */
export const traceOf = (
  document: Pick<Document, 'id' | 'mimeType' | 'fileSize' | 'bucketName' | 'scanStatus'>,
) => ({
  documentId: document.id,
  mimeType: document.mimeType,
  fileSize: document.fileSize,
  bucketName: document.bucketName,
  scanStatus: document.scanStatus,
});
