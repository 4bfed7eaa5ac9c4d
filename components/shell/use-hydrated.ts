'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the page is as the server drew it, true once it is alive in the browser. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
