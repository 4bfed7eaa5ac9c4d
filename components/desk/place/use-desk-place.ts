'use client';

import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { inAddress } from '@/components/claims/in-address';
import { type PlaceAtDesk, placeFrom, queryOfPlace, startOfDesk } from './desk-place';

const placeNow = () => placeFrom(new URLSearchParams(window.location.search));

function move(change: Partial<PlaceAtDesk>, keep: 'pushState' | 'replaceState') {
  const { pathname, search } = window.location;
  const place = { ...placeNow(), ...change };
  const query = inAddress(search, place, queryOfPlace(place));
  window.history[keep](null, '', query ? `${pathname}?${query}` : pathname);
}

type ListChange = Partial<Omit<PlaceAtDesk, 'page'>>;

/** Lists other claims from their first page; the open claim stays. */
const list = (change: ListChange) => move({ page: 1, ...change }, 'pushState');

const goTo = {
  list,
  /** The same by where the address is, which the screen follows a little later: a key pressed twice at once turns twice. */
  turn: (change: (now: PlaceAtDesk) => ListChange) => list(change(placeNow())),
  /** A step for each letter would lead the way back through all of them. */
  search: (change: Pick<PlaceAtDesk, 'search' | 'number'>) =>
    move({ page: 1, ...change }, 'replaceState'),
  page: (page: number) => move({ page }, 'pushState'),
  /** For an address with a page that does not exist. */
  nearestPage: (page: number) => move({ page }, 'replaceState'),
  claim: (claim: string | null) => move({ claim, pane: startOfDesk.pane }, 'pushState'),
  /** Replaces a place without a claim, to which nobody wants to return. */
  claimInstead: (claim: string) => move({ claim, pane: startOfDesk.pane }, 'replaceState'),
  pane: (pane: PlaceAtDesk['pane']) => move({ pane }, 'pushState'),
  /** Takes everything from a saved view's query string; the open claim stays. */
  view: (query: string) => {
    const { claim, pane } = placeNow();
    move({ ...placeFrom(new URLSearchParams(query)), claim, pane }, 'pushState');
  },
};

export type GoTo = typeof goTo;

/** Keeps the place at the desk in the address, to share it and to come back. */
export function useDeskPlace() {
  const params = useSearchParams();
  return { place: useMemo(() => placeFrom(params), [params]), goTo };
}
