'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { tidySearch } from '@/components/claims/claims-place';
import { isSpecial } from '@/components/ip-dashboard/filters/search';
import { searchSpecial } from '@/components/ip-dashboard/filters/search-special';
import { queries } from '@/lib/client/queries/queries';

const settleMs = 150;
const most = 6;
/** Nearly every claim contains a given letter. */
const least = 2;

/**
 * The newest claims that contain the typed text (number, creditor, claimant or e-mail), once the person pauses. A personal
 * number is searched as in the list's search box, never in an address.
 */
export function useClaimsFound(typed: string) {
  const wanted = tidySearch(typed);
  const [search, setSearch] = useState('');
  useEffect(() => {
    const soon = setTimeout(() => setSearch(wanted), settleMs);
    return () => clearTimeout(soon);
  }, [wanted]);
  const asked = search.length >= least;
  const special = isSpecial(search);
  const sealed = useQuery({
    queryKey: ['palette', search],
    queryFn: () => searchSpecial(search),
    enabled: special,
    gcTime: 0,
  });
  const filters = special ? sealed.data : { search };
  const ready = asked && filters !== undefined;
  const { data, error, isFetching } = useQuery({
    ...queries.claims({ ...filters, page: 1, limit: most }),
    enabled: ready,
  });
  const refused = special && sealed.error;
  return {
    claims: ready && wanted.length >= least ? (data?.claims ?? []) : [],
    error: refused || (ready ? error : null),
    looking: wanted.length >= least && (wanted !== search || sealed.isFetching || isFetching),
  };
}
