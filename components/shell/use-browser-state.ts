'use client';

import { type Dispatch, type SetStateAction, useState } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * State that starts with what this browser stores. A page from the server shows `drawn` until it is interactive, which the
 * third value says.
 */
export function useBrowserState<T>(read: () => T, drawn: T) {
  const hydrated = useHydrated();
  const [known, setKnown] = useState(hydrated);
  const [state, setState] = useState<T>(() => (hydrated ? read() : drawn));
  if (hydrated && !known) {
    setKnown(true);
    setState(read());
  }
  return [state, setState, known] as [T, Dispatch<SetStateAction<T>>, boolean];
}
