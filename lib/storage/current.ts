import { env } from '@/lib/platform/env';
import { givePlace } from '@/lib/platform/lines/call';
import { localStore } from './local-store';
import { documentsDirectory } from './spool';
import type { Store } from './store';

const processGlobals = globalThis as { daavaStore?: Promise<Store> };

/**
 * This installation's store: behind S3_ENDPOINT when it is set, else in DATA_DIR. Whoever asks for it lets others have their place
 * among calls, since it may be slow.
 */
export function store(): Promise<Store> {
  givePlace();
  processGlobals.daavaStore ??= open();
  return processGlobals.daavaStore;
}

const open = () => (env().S3_ENDPOINT ? remoteDocuments() : diskDocuments());

/** The store in DATA_DIR, whatever the installation uses. */
export const diskDocuments = async () => localStore(documentsDirectory());

/** The store behind S3_ENDPOINT. Throws when that is not set. */
export async function remoteDocuments() {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env();
  if (!S3_ENDPOINT) throw new Error('S3_ENDPOINT is not set');
  // The client is large, and most installations do not use it.
  const { s3Store } = await import('./s3-store');
  return s3Store({
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  });
}

/** Resolves when the store answers; throws `store_unavailable` otherwise. */
export async function storeAnswers() {
  await (await store()).check();
}
