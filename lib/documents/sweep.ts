import { db } from '@/lib/db';
import { store } from '@/lib/storage/current';
import { sweepSpool } from '@/lib/storage/spool';

const hour = 60 * 60 * 1000;
/** How long a document may wait for its claim. */
const patience = 24 * hour;

/**
 * Removes documents that nobody attached to a claim within 24 hours, and what killed uploads left on
 * the disk. The row goes first: a file without a row is only waste, a row without its file is a loss.
 */
export async function sweepDocuments() {
  await sweepSpool(hour / 1000);
  const waiting = {
    claimId: null,
    messages: { none: {} },
    uploadedAt: { lt: new Date(Date.now() - patience) },
  };
  for (;;) {
    const documents = await db.document.findMany({ where: waiting, take: 100 });
    if (documents.length === 0) return;
    for (const { id, bucketName } of documents) {
      const { count } = await db.document.deleteMany({ where: { id, ...waiting } });
      if (count > 0) await (await store()).remove({ bucket: bucketName, id });
    }
  }
}
