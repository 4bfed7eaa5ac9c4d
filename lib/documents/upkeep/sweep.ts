import { beginFile, removeFile, sweepUnfinished } from '@/lib/documents/unfinished';
import { db } from '@/lib/platform/db';
import { sweepSpool } from '@/lib/storage/spool';

const hour = 60 * 60 * 1000;
/** A document may wait so long for its claim. */
const retentionMs = 24 * hour;

/**
 * Removes documents without a claim after 24 hours (`now` is the database's time), and interrupted uploads. Deletes the row
 * first: the next sweep finds a file without a row, but a row without its file is a loss.
 */
export async function sweepDocuments(now: Date) {
  await sweepSpool(hour / 1000);
  await sweepUnfinished(now);
  const waiting = {
    claimId: null,
    messages: { none: {} },
    uploadedAt: { lt: new Date(now.getTime() - retentionMs) },
  };
  for (;;) {
    const documents = await db.document.findMany({ where: waiting, take: 100 });
    if (documents.length === 0) return;
    for (const { id, bucketName } of documents) {
      const place = { bucket: bucketName, id };
      const count = await db.$transaction(async (tx) => {
        const { count } = await tx.document.deleteMany({ where: { id, ...waiting } });
        if (count > 0) await beginFile(place, tx);
        return count;
      });
      if (count > 0) await removeFile(place);
    }
  }
}
