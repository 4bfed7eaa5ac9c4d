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

/** How a list reads its place from the address and writes it back. */
export interface ClaimsPlaces {
  from: typeof placeFrom;
  /** What clearing the filters sets. */
  unnarrowed: Partial<ClaimsPlace>;
}

const ofEveryList: ClaimsPlaces = { from: placeFrom, unnarrowed };

function waysFrom({ from, unnarrowed: cleared }: ClaimsPlaces) {
  // Reads the address for each change: two changes may come before the page renders again.
  function move(change: Partial<ClaimsPlace>, keep: 'pushState' | 'replaceState') {
    const { pathname, search } = window.location;
    const query = placedIn(search, { ...from(new URLSearchParams(search)), ...change });
    window.history[keep](null, '', query ? `${pathname}?${query}` : pathname);
  }
  return {
    goTo: (page: number) => move({ page }, 'pushState'),
    /** Like `goTo`, for an address with a page that does not exist. */
    correctTo: (page: number) => move({ page }, 'replaceState'),
    narrow: (filters: Partial<Omit<ClaimsPlace, 'page'>>) =>
      move({ ...filters, page: 1 }, 'replaceState'),
    clear: () => move(cleared, 'replaceState'),
  };
}

/**
 * Keeps the place in a list of claims in the address, for a reload and the back button. A new page adds a history entry;
 * filters and order change the present one. `byAssignee` allows the filter by assignee; pass the same `places` each time.
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
