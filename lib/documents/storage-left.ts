import type { Actor } from '@/lib/access/actor';
import { requireQuotaLeft } from '@/lib/access/storage-quota';
import { prepared } from '@/lib/platform/query';
import { requireFreeSpace } from '@/lib/storage/free-space';

/** Checks early that disk and account have room. Throws like {@link requireFreeSpace} and {@link requireQuotaLeft}. */
export async function requireStorageLeft(actor: Actor) {
  await requireFreeSpace();
  await requireQuotaLeft(prepared, actor);
}
