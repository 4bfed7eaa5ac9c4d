import { mkdir, statfs } from 'node:fs/promises';
import { env } from '@/lib/platform/env';
import { PortalError } from '@/lib/platform/errors';
import { documentsDirectory } from './spool';
import { withStore } from './store';

/**
 * Refuses a file when the documents' disk has less than MIN_FREE_DISK_MB left, since a full disk would stop the database on it.
 * Behind S3 everything passes. Throws `disk_nearly_full` or `store_unavailable`.
 */
export async function requireFreeSpace() {
  const { S3_ENDPOINT, MIN_FREE_DISK_MB } = env();
  if (S3_ENDPOINT) return;
  const { bavail, bsize } = await withStore(async () => {
    await mkdir(documentsDirectory(), { recursive: true, mode: 0o700 });
    return statfs(documentsDirectory());
  });
  if (bavail * bsize >= MIN_FREE_DISK_MB * 1024 * 1024) return;
  throw new PortalError('disk_nearly_full');
}
