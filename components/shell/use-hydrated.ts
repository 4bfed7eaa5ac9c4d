'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's page, true once it is interactive in the browser. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
