'use client';

import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { placedIn } from '@/components/claims/claims-place';
import { workPlaceFrom } from '@/components/claims/work-place';

/** The list that this page was opened from, as its address tells: what narrows and sorts it, and its query string. */
export function useListPlace() {
  const params = useSearchParams();
  return useMemo(() => {
    const place = workPlaceFrom(params);
    const { page: _, ...list } = place;
    const query = placedIn('', place);
    return { list, query: query && `?${query}` };
  }, [params]);
}
