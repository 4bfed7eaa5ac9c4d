'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback } from 'react';
import { type ClaimTab, tabIn, withTab } from './claim-tabs';
import { usePointing } from './use-pointing';

/** Which part of the claim is open, as the address says, and the ways to another one; `panel` is where its content stands. */
export function useClaimTab(tabs: readonly ClaimTab[]) {
  const params = useSearchParams();
  const asked = tabIn(params);
  const tab = tabs.includes(asked) ? asked : 'form';
  const { panel, point } = usePointing(tab);

  const choose = useCallback((next: ClaimTab) => {
    const { pathname, search } = window.location;
    // The way back is the list: turning to another part is no step.
    window.history.replaceState(null, '', `${pathname}${withTab(search, next)}`);
  }, []);

  /** Opens a part and points to what stands in it. */
  const show = useCallback(
    (next: ClaimTab, selector?: string) => {
      choose(next);
      point(next, selector);
    },
    [choose, point],
  );
  return { tab, panel, choose, show };
}
