import { db, type Transaction } from '@/lib/platform/db';
import { store } from '@/lib/storage/current';
import type { FileLocation } from '@/lib/storage/store';

const hour = 60 * 60 * 1000;
/** Longer than any upload takes. */
const retentionMs = 24 * hour;

/** Notes that a stored file has no document yet, or no longer, so that the sweep finds it if this process dies. */
export async function beginFile(
  { id, bucket }: FileLocation,
  tx: Pick<Transaction, 'unfinishedFile'> = db,
) {
  await tx.unfinishedFile.create({ data: { id, bucketName: bucket } });
}

/** Forgets the note, in the transaction that writes the file's document. */
export async function finishFile(tx: Pick<Transaction, 'unfinishedFile'>, id: string) {
  await tx.unfinishedFile.deleteMany({ where: { id } });
}

/** Removes a stored file without a document, and its note. Throws `store_unavailable`; the note then stays. */
export async function removeFile(place: FileLocation) {
  await (await store()).remove(place);
  await finishFile(db, place.id);
}

/** Removes stored files that have had no document for a day. */
export async function sweepUnfinished(now: Date) {
  const begunAt = { lt: new Date(now.getTime() - retentionMs) };
  for (;;) {
    const files = await db.unfinishedFile.findMany({ where: { begunAt }, take: 100 });
    if (files.length === 0) return;
    for (const { id, bucketName } of files) await removeFile({ bucket: bucketName, id });
  }
}
