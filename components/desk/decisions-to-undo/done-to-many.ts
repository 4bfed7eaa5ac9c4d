'use client';

import { useSyncExternalStore } from 'react';
import type { ConfirmedTogether } from '@/lib/client/mutations/proposals';

/** What a deed proposed like the claim of this number; `admitted` in rupees. */
export interface ProposedLike {
  proposed: number;
  admitted: string;
  like: string;
}

type Told = (ConfirmedTogether | ProposedLike) & {
  /** Whose deed it was: somebody else may sign in in this tab. */
  person: string;
};

let last: Told | null = null;
const listeners = new Set<() => void>();

/** Says what a deed of many did, until the person puts it away (null) or the next one is done. */
export function tellDone(next: Told | null) {
  last = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What this person's newest deed of many did in this tab. */
export function useDoneToMany(person: string) {
  const told = useSyncExternalStore(
    subscribe,
    () => last,
    () => null,
  );
  return told?.person === person ? told : null;
}
