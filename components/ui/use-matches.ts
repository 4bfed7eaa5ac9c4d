'use client';

import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window matches a media query; false before the page is interactive. */
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
