'use client';

import { useSyncExternalStore } from 'react';
import type { BulkResult } from '@/lib/client/mutations/claims';

/** What a change left as before, to be named, and how to change it all the same. */
export interface SkippedByChange {
  result: BulkResult;
  /** Who made the change. */
  person: string;
  /** Where those that others changed meanwhile can be changed anyway. */
  anyway?: ((ids: string[]) => Promise<void>) | undefined;
}

let left: SkippedByChange | null = null;
const listeners = new Set<() => void>();

/** Names what a change left, or nothing any more. */
export function nameSkipped(next: SkippedByChange | null) {
  left = next;
  for (const listener of listeners) listener();
}

/** Names no longer what this change left, unless another is named by now. */
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
