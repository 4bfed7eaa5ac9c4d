import type { Document } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import { recordAudit } from '@/lib/audit/write';
import { db, type Transaction } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';
import type { FileLocation } from '@/lib/storage/store';
import { traceOf } from './on-claim';
import { beginFile, removeFile } from './unfinished';
import { lockOwnDocument, requireUnseen } from './unseen';

/** Removes the actor's document. Throws `document_seen`, and what {@link lockOwnDocument} throws. */
export async function removeDocument(actor: Actor, id: string) {
  const place = await db.$transaction(async (tx) =>
    takeAway(tx, actor, await lockOwnDocument(tx, actor, id)),
  );
  await forgetFile(place);
  return { id };
}

/** Removes a locked document in the transaction of its replacement; gives its file, to be deleted after the commit. */
export async function takeAway(
  tx: Transaction,
  actor: Actor,
  document: Document,
): Promise<FileLocation> {
  const { id, claimId, bucketName: bucket } = document;
  const { count } = await tx.document.deleteMany({ where: { id, claimId } });
  if (count === 0) throw notFound('document');
  await beginFile({ id, bucket }, tx);
  const details = traceOf(document);
  await recordAudit(tx, actor, 'document_removed', { ...(claimId ? { claimId } : {}), details });
  await requireUnseen(tx, document);
  return { id, bucket };
}

/** Deletes a removed document's file at once, or within a day if the store is down. */
export const forgetFile = (place: FileLocation) => removeFile(place).catch(() => undefined);
