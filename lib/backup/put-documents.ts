import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/env';
import { store } from '@/lib/storage/current';
import { documentsDirectory, spool } from '@/lib/storage/spool';
import { documentsOf } from './check';
import { someAtOnce } from './documents-in';
import { documentFile } from './manifest';
import { BackupProblem } from './problem';

/** Throws a BackupProblem when the document store holds something that a restore would mix with. */
export async function requireEmptyStore(folder: string) {
  if (!env().S3_ENDPOINT) {
    const buckets = await readdir(documentsDirectory()).catch(() => []);
    for (const bucket of buckets.filter((name) => name !== 'incoming')) {
      if ((await readdir(join(documentsDirectory(), bucket))).length > 0)
        throw notEmpty(documentsDirectory());
    }
    return;
  }
  for await (const batch of documentsOf(folder)) {
    for await (const there of someAtOnce(batch.slice(0, 16), isThere)) {
      if (there) throw notEmpty('the store at S3_ENDPOINT');
    }
    return;
  }
}

const notEmpty = (place: string) =>
  new BackupProblem(
    `There are documents in ${place} already. Restore into an empty place, so that nothing is mixed or overwritten.`,
  );

async function isThere(place: { bucket: string; id: string }) {
  try {
    for await (const _ of await (await store()).get(place)) return true;
    return true;
  } catch {
    return false;
  }
}

/** Puts the stored files of a backup into this installation's store. Gives how many there were. */
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
