'use client';

import { useContext } from 'react';
import { CaseContext } from './case-context';

/**
 * What time it is by the server's clock, as far as it was told: days that are left must not follow a device's wrong one.
 * A page that was put aside may be days old: without a network the device knows better.
 */
export function useNow() {
  const { at, here } = useContext(CaseContext);
  const now = Date.now();
  const told = at + now - here;
  return new Date(globalThis.navigator?.onLine === false ? Math.max(told, now) : told);
}
