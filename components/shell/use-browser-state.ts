'use client';

import { type Dispatch, type SetStateAction, useState } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * State that begins with what this browser keeps. A page that the server drew shows `drawn` until it is alive: the
 * third value says whether it is.
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
