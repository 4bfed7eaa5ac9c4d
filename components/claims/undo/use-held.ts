'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { beforeSignOut } from '@/lib/client/session/before-sign-out';
import type { Deed, HeldDeeds } from './hold';

export const useHeld = <D extends Deed>(deeds: HeldDeeds<D>) =>
  useSyncExternalStore(deeds.subscribe, deeds.current, deeds.none);

/** Sends what is held when the person leaves this part, signs out or closes the browser. */
export function useSendOnLeaving<D extends Deed>(deeds: HeldDeeds<D>) {
  useEffect(() => {
    const beforeGone = () => void deeds.sendAll(true);
    const now = () => deeds.sendAll(false);
    const signingOut = async () => {
      await now();
      return deeds.current().some(({ state }) => state === 'failed');
    };
    window.addEventListener('pagehide', beforeGone);
    beforeSignOut.add(signingOut);
    return () => {
      window.removeEventListener('pagehide', beforeGone);
      beforeSignOut.delete(signingOut);
      void now();
    };
  }, [deeds]);
}
