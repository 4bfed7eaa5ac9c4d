'use client';

import { useSyncExternalStore } from 'react';
import type { BulkResult } from '@/lib/client/mutations/claims';

/** What a change left as before, with a way to change it all the same. */
export interface SkippedByChange {
  result: BulkResult;
  person: string;
  /** Changes those that others changed in the meantime; absent where that is not possible. */
  anyway?: ((ids: string[]) => Promise<void>) | undefined;
}

let left: SkippedByChange | null = null;
const listeners = new Set<() => void>();

/** Names what a change left; null names nothing. */
export function nameSkipped(next: SkippedByChange | null) {
  left = next;
  for (const listener of listeners) listener();
}

/** Stops naming what this change left, unless the page names another by now. */
export function dropSkipped(of: SkippedByChange) {
  if (left === of) nameSkipped(null);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSkipped = () =>
  useSyncExternalStore(
    subscribe,
    () => left,
    () => null,
  );
