import { PortalError } from '@/lib/platform/errors';

/** Where one stored file is: its bucket and the id that names it there. */
export interface FileLocation {
  bucket: string;
  id: string;
}

/** A place for encrypted files. Every call throws `store_unavailable` when the store does not answer. */
export interface Store {
  /** Keeps the file at `path` on this disk under `place`; the file there may be moved away. All of it is kept, or nothing. */
  put(place: FileLocation, path: string): Promise<void>;
  /** The bytes kept under `place`, as they come. Throws also when there is nothing. */
  get(place: FileLocation): Promise<AsyncIterable<Uint8Array>>;
  /** Whether there is something under `place`. */
  has(place: FileLocation): Promise<boolean>;
  /** Whether a bucket holds nothing, or is not there. */
  isEmpty(bucket: string): Promise<boolean>;
  /** Removes what is kept under `place`, if anything. */
  remove(place: FileLocation): Promise<void>;
  /** Resolves when the store answers. */
  check(): Promise<void>;
}

/** What callers hear when the store fails, whatever the reason was. */
export const storeAway = (cause: unknown) =>
  new PortalError('store_unavailable', {
    retryAfter: 5,
    cause,
  });

/** Runs something that needs the store, or the disk under it; our own refusals pass as they are. */
export async function withStore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof PortalError ? error : storeAway(error);
  }
}
