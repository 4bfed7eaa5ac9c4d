import { PortalError } from '@/lib/platform/errors';

export interface FileLocation {
  bucket: string;
  id: string;
}

/** Holds encrypted files. Every call throws `store_unavailable` when the store does not answer. */
export interface Store {
  /** Keeps all of the file at `path`, or nothing; it may move that file away. */
  put(place: FileLocation, path: string): Promise<void>;
  /** Throws also when there is nothing. */
  get(place: FileLocation): Promise<AsyncIterable<Uint8Array>>;
  has(place: FileLocation): Promise<boolean>;
  /** True also for a bucket that is not there. */
  isEmpty(bucket: string): Promise<boolean>;
  /** Does nothing when there is nothing. */
  remove(place: FileLocation): Promise<void>;
  check(): Promise<void>;
}

/** The error for callers when the store fails, whatever the reason. */
export const storeAway = (cause: unknown) =>
  new PortalError('store_unavailable', {
    retryAfter: 5,
    cause,
  });

/** Runs what needs the store or its disk and throws `store_unavailable` when it fails; other PortalErrors pass. */
export async function withStore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof PortalError ? error : storeAway(error);
  }
}
