'use client';

import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { type ClaimsPlace, isNarrowed, placedIn, placeFrom, unnarrowed } from './claims-place';

// The address is read anew for each change: two changes may come before the page is drawn again.
function move(change: Partial<ClaimsPlace>) {
  const { pathname, search } = window.location;
  const place = { ...placeFrom(new URLSearchParams(search)), ...change };
  const query = placedIn(search, place);
  window.history.replaceState(null, '', query ? `${pathname}?${query}` : pathname);
}

/** The place in a list of claims, kept in the address: a reload and the way back find it again. */
export function useClaimsPlace() {
  const params = useSearchParams();
  const place = useMemo(() => placeFrom(params), [params]);
  return {
    place,
    narrowed: isNarrowed(place),
    goTo: (page: number) => move({ page }),
    narrow: (filters: Partial<Omit<ClaimsPlace, 'page'>>) => move({ ...filters, page: 1 }),
    clear: () => move(unnarrowed),
  };
}
