'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { tidySearch } from '@/components/claims/claims-place';
import { searchSpecial } from '@/components/claims/filters/search-special';
import { isSpecial } from '@/components/claims/filters/special';
import { queries } from '@/lib/client/queries/queries';

const settleMs = 150;
const most = 6;
/** Nearly every claim contains a given letter. */
const least = 2;

/**
 * The claims that say best what is typed, once somebody stops typing: by number, creditor, claimant, e-mail or amount; a number that
 * identifies somebody goes as in the search box of the list, never in an address.
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
    ...queries.claims({ ...filters, ranked: 'yes', page: 1, limit: most }),
    enabled: ready,
  });
  const refused = special && sealed.error;
  return {
    claims: ready && wanted.length >= least ? (data?.claims ?? []) : [],
    marks: data?.marks,
    error: refused || (ready ? error : null),
    looking: wanted.length >= least && (wanted !== search || sealed.isFetching || isFetching),
  };
}
