'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { type ClaimsPlace, isNarrowed, placedIn, placeFrom, unnarrowed } from './claims-place';

// The address is read anew for each change: two changes may come before the page is drawn again.
function move(change: Partial<ClaimsPlace>, keep: 'pushState' | 'replaceState') {
  const { pathname, search } = window.location;
  const place = { ...placeFrom(new URLSearchParams(search)), ...change };
  const query = placedIn(search, place);
  window.history[keep](null, '', query ? `${pathname}?${query}` : pathname);
}

const narrow = (filters: Partial<Omit<ClaimsPlace, 'page'>>) =>
  move({ ...filters, page: 1 }, 'replaceState');

/**
 * The place in a list of claims, kept in the address: a reload and the way back find it again.
 * Turning a page is a step that the way back undoes; narrowing and sorting change the step one is at.
 * `byAssignee` is for those who may narrow the list by who handles the claims.
 */
export function useClaimsPlace({ byAssignee }: { byAssignee: boolean }) {
  const params = useSearchParams();
  const place = useMemo(() => {
    const found = placeFrom(params);
    return byAssignee ? found : { ...found, assignedToId: unnarrowed.assignedToId };
  }, [params, byAssignee]);
  return {
    place,
    narrowed: isNarrowed(place),
    goTo: useCallback((page: number) => move({ page }, 'pushState'), []),
    /** Like `goTo`, for an address that named a page there is not. */
    correctTo: useCallback((page: number) => move({ page }, 'replaceState'), []),
    narrow,
    clear: useCallback(() => move(unnarrowed, 'replaceState'), []),
  };
}
