import type { Actor } from '@/lib/access/actor';
import { lockClaim } from '@/lib/access/lock-claims';
import { documentsVisibleTo } from '@/lib/access/visible-documents';
import { slots } from '@/lib/documents/content/slots';
import type { Transaction } from '@/lib/platform/db';
import { notFound, PortalError } from '@/lib/platform/errors';
import { type Database, queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { requireOpenClaim } from './on-claim';

/** Gives the actor's document and locks its claim. Throws `not_found`, `document_of_transfer`, and like {@link requireOpenClaim}. */
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
 * Throws `document_seen` once anybody but a claimant has opened it. Call it after the transaction's audit entry: whoever opens it
 * is then in the trail already, or finds it changed.
 */
export async function requireUnseen(
  tx: Database,
  { id, claimId }: { id: string; claimId: string | null },
) {
  if (!claimId) return;
  const [{ seen } = { seen: true }] = await queryIn(tx)<{ seen: boolean }>(sql`
    SELECT EXISTS (
      SELECT FROM audit_entries e JOIN users u ON u.id = e.user_id
      WHERE e.claim_id = ${claimId}::uuid AND e.action = 'document_opened'
        AND e.details->>'documentId' = ${id} AND u.role <> 'claimant') AS seen`);
  if (seen) throw new PortalError('document_seen');
}
