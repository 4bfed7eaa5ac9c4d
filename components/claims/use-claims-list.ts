'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ListedClaim } from '@/lib/claims/records/present';
import { usePolling } from '@/lib/client/live/live-state';
import { polling, queries } from '@/lib/client/queries/queries';
import { type ClaimsPlaces, useClaimsPlace } from './use-claims-place';

const none: ListedClaim[] = [];

/** The page of claims that the address names, and the ways to another one. */
export function useClaimsList(limit: number, byAssignee = false, places?: ClaimsPlaces) {
  const at = useClaimsPlace(byAssignee, places);
  const { place, correctTo } = at;
  const interval = usePolling(polling.claims);
  const list = useQuery({ ...queries.claims({ ...place, limit }), refetchInterval: interval });
  const current = list.isPlaceholderData ? undefined : list.data;
  const pageCount = Math.max(1, Math.ceil((list.data?.total ?? 0) / limit));

  // Claims may have gone since the address was kept: the last page is the nearest to what was meant.
  const pastTheEnd = current !== undefined && place.page > pageCount;
  useEffect(() => {
    if (pastTheEnd) correctTo(pageCount);
  }, [pastTheEnd, pageCount, correctTo]);

  return {
    ...at,
    claims: list.data?.claims ?? none,
    total: list.data?.total ?? 0,
    totalIsMore: list.data?.totalIsMore ?? false,
    /** Of a claimant's: how many are left out. */
    examined: list.data?.examined ?? 0,
    limit,
    pageCount,
    loading: list.isPending || list.isPlaceholderData || pastTheEnd,
    known: current !== undefined,
    /** For the first time: nothing is there to be shown meanwhile. */
    isLoading: list.isLoading,
    error: list.error,
    retrying: list.isFetching,
    retry: () => void list.refetch(),
  };
}

export type ClaimsList = ReturnType<typeof useClaimsList>;
