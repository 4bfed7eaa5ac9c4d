import type { Actor } from '@/lib/access/actor';
import { requireQuotaLeft } from '@/lib/access/storage-quota';
import { prepared } from '@/lib/platform/query';
import { requireFreeSpace } from '@/lib/storage/free-space';

/**
 * Checks before a file is received whether the disk and the account have room; checked again when the file is stored. Throws
 * what {@link requireFreeSpace} and {@link requireQuotaLeft} throw.
 */
export async function requireStorageLeft(actor: Actor) {
  await requireFreeSpace();
  await requireQuotaLeft(prepared, actor);
}
