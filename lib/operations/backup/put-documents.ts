import { createReadStream } from 'node:fs';
import { slots } from '@/lib/documents/content/slots';
import { paperBucket } from '@/lib/documents/stored-files';
import { env } from '@/lib/platform/env';
import { store } from '@/lib/storage/current';
import { documentsDirectory, spool } from '@/lib/storage/spool';
import { documentsOf } from './check';
import { someAtOnce } from './documents-in';
import { documentFile } from './manifest';
import { BackupProblem } from './problem';

/** Throws a BackupProblem when the document store holds something that a restore would mix with. */
export async function requireEmptyStore() {
  const buckets = [...Object.values(slots).map(({ bucketName }) => bucketName), paperBucket];
  for (const bucketName of buckets) {
    if (await (await store()).isEmpty(bucketName)) continue;
    const place = env().S3_ENDPOINT ? 'the store at S3_ENDPOINT' : documentsDirectory();
    throw new BackupProblem(
      `There are documents in ${place} already. Restore into an empty place, so that nothing is mixed or overwritten.`,
    );
  }
}

/** Puts a backup's stored files into this installation's store; gives how many. */
export async function putDocuments(folder: string) {
  let files = 0;
  for await (const batch of documentsOf(folder)) {
    const put = async ({ bucket, id }: (typeof batch)[number]) => {
      const path = await spool(createReadStream(documentFile(folder, { bucket, id })));
      await (await store()).put({ bucket, id }, path);
    };
    for await (const _ of someAtOnce(batch, put)) files += 1;
  }
  return files;
}
