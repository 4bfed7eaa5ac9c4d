import 'server-only';
import { unwrapDataKey } from '@/lib/crypto/data-key';
import { Damaged, decrypt } from '@/lib/crypto/envelope';
import { masterKeys } from '@/lib/crypto/master-keys';
import { db } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { store } from '@/lib/storage/current';
import type { StoredPiece } from './claim';

/** Why a stored file is left out: its content is not what was stored, or the store no longer has it. */
export type Lost = 'damaged' | 'missing';

/**
 * The content of a stored file, verified as a whole before its first byte goes on, or why it is left out. A slot limits the
 * size of its documents, so memory can hold one. Throws `store_unavailable`, and `not_found` for a document that was removed
 * meanwhile.
 */
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

/**
 * Whether the store lost this one file. A store that has no file of this kind at all counts as away, and not as having lost
 * this one. Throws `not_found` for a document that was removed.
 */
async function isMissing({ id, bucket, isDocument }: StoredPiece) {
  const files = await store();
  if ((await files.has({ bucket, id })) || (await files.isEmpty(bucket))) return false;
  if (isDocument && (await db.document.count({ where: { id } })) === 0) throw notFound('document');
  return true;
}
