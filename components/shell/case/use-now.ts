'use client';

import { useContext } from 'react';
import { CaseContext } from './case-context';

/**
 * The time by the server's clock, because a device's clock may be wrong. A stored page may be days old: without a network the
 * device knows better.
 */
export function useNow() {
  const { at, here } = useContext(CaseContext);
  const now = Date.now();
  const told = at + now - here;
  return new Date(globalThis.navigator?.onLine === false ? Math.max(told, now) : told);
}
