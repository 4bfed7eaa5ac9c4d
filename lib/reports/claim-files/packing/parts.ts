import 'server-only';
import { randomUUID } from 'node:crypto';
import { claimFileBucket } from '@/lib/documents/stored-files';
import { beginFile } from '@/lib/documents/unfinished';
import { store } from '@/lib/storage/current';
import { requireFreeSpace } from '@/lib/storage/free-space';
import { spool, unspool } from '@/lib/storage/spool';

/** In bytes: a store takes so much well within its time limit, and the disk has room for it. */
const partBytes = 16 * 1024 * 1024;

/**
 * Stores a stream in pieces and gives their ids in order; the sweep removes pieces that no row names. Throws `store_unavailable`,
 * `disk_nearly_full`, and what reading throws.
 */
export async function storeInParts(content: AsyncIterable<Uint8Array>) {
  const pieces = content[Symbol.asyncIterator]();
  const ids: string[] = [];
  let over = false;
  let length = 0;
  async function* onePart() {
    for (length = 0; length < partBytes; ) {
      const { done, value } = await pieces.next();
      over = done === true;
      if (done) return;
      length += value.length;
      yield value;
    }
  }
  try {
    while (!over) {
      await requireFreeSpace();
      const path = await spool(onePart());
      try {
        if (length > 0) ids.push(await put(path));
      } finally {
        await unspool(path);
      }
    }
  } finally {
    await pieces.return?.();
  }
  return ids;
}

async function put(path: string) {
  const place = { bucket: claimFileBucket, id: randomUUID() };
  await beginFile(place);
  await (await store()).put(place, path);
  return place.id;
}
