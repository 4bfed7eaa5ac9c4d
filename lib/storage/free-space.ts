import { mkdir, statfs } from 'node:fs/promises';
import { env } from '@/lib/platform/env';
import { PortalError } from '@/lib/platform/errors';
import { documentsDirectory } from './spool';
import { withStore } from './store';

/**
 * Lets a file be taken while the disk that the documents are on has more left than MIN_FREE_DISK_MB: a full one would
 * stop the database that may be on it too. With a store behind S3 everything passes. Throws `disk_nearly_full`, and
 * `store_unavailable` for a disk that does not answer.
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
