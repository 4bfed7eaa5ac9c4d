'use client';

import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is as a media query says; not before the page is alive. */
export function useMatches(query: string) {
  const watch = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
