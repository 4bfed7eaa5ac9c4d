'use client';

import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import {
  type ClaimsPlace,
  isNarrowed,
  placedIn,
  placeFrom,
  placeWithin,
  unnarrowed,
} from './claims-place';

/** How a list reads its place, and what leads to another one. */
export interface ClaimsPlaces {
  from: typeof placeFrom;
  /** What clearing the filters sets. */
  unnarrowed: Partial<ClaimsPlace>;
}

const ofEveryList: ClaimsPlaces = { from: placeFrom, unnarrowed };

/** The ways to other places of a list. */
function waysFrom({ from, unnarrowed: cleared }: ClaimsPlaces) {
  // The address is read anew for each change: two changes may come before the page is drawn again.
  function move(change: Partial<ClaimsPlace>, keep: 'pushState' | 'replaceState') {
    const { pathname, search } = window.location;
    const query = placedIn(search, { ...from(new URLSearchParams(search)), ...change });
    window.history[keep](null, '', query ? `${pathname}?${query}` : pathname);
  }
  return {
    goTo: (page: number) => move({ page }, 'pushState'),
    /** Like `goTo`, for an address that named a page there is not. */
    correctTo: (page: number) => move({ page }, 'replaceState'),
    narrow: (filters: Partial<Omit<ClaimsPlace, 'page'>>) =>
      move({ ...filters, page: 1 }, 'replaceState'),
    clear: () => move(cleared, 'replaceState'),
  };
}

/**
 * The place in a list of claims, kept in the address: a reload and the way back find it again.
 * Turning a page is a step that the way back undoes; narrowing and sorting change the step one is at.
 * `byAssignee` is for those who may narrow the list by who handles the claims; give the same `places` each time.
 */
export function useClaimsPlace(byAssignee: boolean, places = ofEveryList) {
  const params = useSearchParams();
  const ways = useMemo(() => waysFrom(places), [places]);
  const place = useMemo(
    () => placeWithin(places.from(params), byAssignee),
    [params, byAssignee, places],
  );
  return { place, narrowed: isNarrowed(place), ...ways };
}
