import 'server-only';
import { unwrapDataKey } from '@/lib/crypto/data-key';
import { Damaged, decrypt } from '@/lib/crypto/envelope';
import { masterKeys } from '@/lib/crypto/master-keys';
import { db } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { store } from '@/lib/storage/current';
import type { StoredPiece } from './claim';

export type Lost = 'damaged' | 'missing';

/** A stored file, verified as a whole, or why it is left out. Throws `store_unavailable`, and `not_found` for a removed document. */
export async function contentOf(piece: StoredPiece): Promise<Buffer[] | Lost> {
  const { id, bucket, wrappedKey } = piece;
  const pieces: Buffer[] = [];
  try {
    const key = unwrapDataKey(masterKeys(), id, wrappedKey);
    for await (const piece of decrypt(key, await (await store()).get({ bucket, id })))
      pieces.push(piece);
  } catch (error) {
    const lost = error instanceof Damaged ? 'damaged' : 'missing';
    if (lost === 'missing' && !(await isMissing(piece))) throw error;
    log.error({ fileId: id, bucket, lost }, 'a stored file is left out of a file of claims');
    return lost;
  }
  return pieces;
}

/** The store lost this one file; a store without any file of this kind counts as away. Throws `not_found` for a removed document. */
async function isMissing({ id, bucket, isDocument }: StoredPiece) {
  const files = await store();
  if ((await files.has({ bucket, id })) || (await files.isEmpty(bucket))) return false;
  if (isDocument && (await db.document.count({ where: { id } })) === 0) throw notFound('document');
  return true;
}
