'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useEffect, useMemo } from 'react';
import { inAddress } from '@/components/claims/in-address';
import { consoleQueries } from '@/lib/client/queries/console';
import {
  type AccountsPlace,
  accountsPlaceFrom,
  queryOfAccounts,
  startOfAccounts,
} from './accounts-place';

const perPage = 20;

function move(change: Partial<AccountsPlace>, keep: 'pushState' | 'replaceState') {
  const { pathname, search } = window.location;
  const place = { ...accountsPlaceFrom(new URLSearchParams(search)), ...change };
  const query = inAddress(search, place, queryOfAccounts(place));
  window.history[keep](null, '', query ? `${pathname}?${query}` : pathname);
}

const ways = {
  goTo: (page: number) => move({ page }, 'pushState'),
  narrow: (change: Partial<Omit<AccountsPlace, 'page'>>) =>
    move({ ...change, page: startOfAccounts.page }, 'replaceState'),
};

/** The page of accounts that the address names, and functions that lead to another. */
export function useAccounts() {
  const params = useSearchParams();
  const place = useMemo(() => accountsPlaceFrom(params), [params]);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...consoleQueries.usage({ ...place, limit: perPage }),
    refetchOnMount: 'always',
  });
  const total = data?.total ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / perPage));
  const pastTheEnd = data !== undefined && !isPlaceholderData && place.page > pageCount;
  useEffect(() => {
    if (pastTheEnd) move({ page: pageCount }, 'replaceState');
  }, [pastTheEnd, pageCount]);
  const from = (Math.min(place.page, pageCount) - 1) * perPage + 1;
  return {
    place,
    ...ways,
    accounts: data?.accounts,
    marks: data?.marks,
    /** What was searched for was not found; these names come near. */
    near: (!isPlaceholderData && data?.near) ?? false,
    pageCount,
    span: {
      from,
      to: Math.min(total, from + perPage - 1),
      total,
      more: String(data?.totalIsMore ?? false),
    },
    loading: isPlaceholderData || pastTheEnd,
    error,
    retrying: isFetching,
    retry: () => void refetch(),
  };
}
