import type { Actor } from '@/lib/access/actor';
import { uploads } from '@/lib/access/limits';
import { recordAudit } from '@/lib/audit/write';
import type { Purpose } from '@/lib/documents/content/purposes';
import { db } from '@/lib/platform/db';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { presentDocument } from './present';
import { defaultType } from './schema';
import { lockOwnDocument, requireUnseen } from './unseen';

/** Changes what the actor's document is said to be. Throws `document_seen`, the limit's refusal, and like {@link lockOwnDocument}. */
export async function describeDocument(actor: Actor, id: string, purpose: Purpose | null) {
  // Limited like uploads: each change leaves an entry in the trail for good.
  await consumeActorLimits(uploads, actor);
  return db.$transaction(async (tx) => {
    const document = await lockOwnDocument(tx, actor, id);
    const documentType = purpose ?? defaultType;
    if (document.documentType === documentType) return presentDocument(document);
    const { claimId } = document;
    const changed = await tx.document.update({ where: { id }, data: { documentType } });
    const details = { documentId: id, documentType };
    await recordAudit(tx, actor, 'document_described', {
      ...(claimId ? { claimId } : {}),
      details,
    });
    await requireUnseen(tx, document);
    return presentDocument(changed);
  });
}
