import type { Actor } from '@/lib/access/actor';
import { requireQuotaLeft } from '@/lib/access/storage-quota';
import { prepared } from '@/lib/platform/ask';
import { requireFreeSpace } from '@/lib/storage/free-space';

/**
 * Asks before a file is taken whether anything is left, on the disk and to the account; what the file adds is asked again
 * when it is kept. Throws what {@link requireFreeSpace} and {@link requireQuotaLeft} throw.
 */
export async function requireStorageLeft(actor: Actor) {
  await requireFreeSpace();
  await requireQuotaLeft(prepared, actor);
}
