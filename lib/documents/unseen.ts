import type { Actor } from '@/lib/access/actor';
import { lockClaim } from '@/lib/access/lock-claims';
import { documentsVisibleTo } from '@/lib/access/visible-documents';
import { slots } from '@/lib/documents/content/slots';
import { askIn, type Database } from '@/lib/platform/ask';
import type { Transaction } from '@/lib/platform/db';
import { notFound, PortalError } from '@/lib/platform/errors';
import { sql } from '@/lib/platform/sql';
import { requireOpenClaim } from './on-claim';

/**
 * A document that the actor uploaded to their claim, or to none, with the claim locked. Throws `not_found`, what
 * {@link requireOpenClaim} throws, and `document_of_transfer` for one that a transfer rests on.
 */
export async function lockOwnDocument(tx: Transaction, actor: Actor, id: string) {
  const document = await tx.document.findFirst({
    where: {
      id,
      uploadedById: actor.id,
      bucketName: slots.claim.bucketName,
      ...documentsVisibleTo(actor),
    },
  });
  if (!document) throw notFound('document');
  const { claimId } = document;
  if (claimId) requireOpenClaim(actor, await lockClaim(tx, actor, 'document.change', claimId));
  const ofTransfer = { OR: [{ deedId: id }, { answerPaperId: id }] };
  if (claimId && (await tx.claimTransfer.count({ where: ofTransfer })) > 0)
    throw new PortalError('document_of_transfer');
  return document;
}

/**
 * Lets pass while nobody but claimants has opened the document, as the audit trail tells: once the transaction has added
 * an entry to it, whoever opens it meanwhile is in it already, or finds it changed. Throws `document_seen`.
 */
export async function requireUnseen(
  tx: Database,
  { id, claimId }: { id: string; claimId: string | null },
) {
  if (!claimId) return;
  const [{ seen } = { seen: true }] = await askIn(tx)<{ seen: boolean }>(sql`
    SELECT EXISTS (
      SELECT FROM audit_entries e JOIN users u ON u.id = e.user_id
      WHERE e.claim_id = ${claimId}::uuid AND e.action = 'document_opened'
        AND e.details->>'documentId' = ${id} AND u.role <> 'claimant') AS seen`);
  if (seen) throw new PortalError('document_seen');
}
