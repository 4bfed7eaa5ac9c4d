'use client';

import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { type PlaceAtDesk, placeFrom, queryOfPlace, startOfDesk } from './desk-place';

function move(change: Partial<PlaceAtDesk>, keep: 'pushState' | 'replaceState') {
  const { pathname, search } = window.location;
  const query = queryOfPlace({ ...placeFrom(new URLSearchParams(search)), ...change });
  window.history[keep](null, '', query ? `${pathname}?${query}` : pathname);
}

/** Lists other claims, from their first page on; the claim that is open stays. */
const list = (change: Partial<Omit<PlaceAtDesk, 'page'>>) =>
  move({ page: 1, ...change }, 'pushState');

const goTo = {
  list,
  page: (page: number) => move({ page }, 'pushState'),
  /** For an address that named a page there is not. */
  nearestPage: (page: number) => move({ page }, 'replaceState'),
  claim: (claim: string | null) => move({ claim, pane: startOfDesk.pane }, 'pushState'),
  /** In the place of none, which nobody wants to come back to. */
  claimInstead: (claim: string) => move({ claim, pane: startOfDesk.pane }, 'replaceState'),
  pane: (pane: PlaceAtDesk['pane']) => move({ pane }, 'pushState'),
  /** Everything that the query string of a saved view says; the open claim stays. */
  view: (query: string) => {
    const { claim, pane } = placeFrom(new URLSearchParams(window.location.search));
    move({ ...placeFrom(new URLSearchParams(query)), claim, pane }, 'pushState');
  },
};

export type GoTo = typeof goTo;

/** The place at the desk, kept in the address: it can be shared, and the way back finds it again. */
export function useDeskPlace() {
  const params = useSearchParams();
  return { place: useMemo(() => placeFrom(params), [params]), goTo };
}
