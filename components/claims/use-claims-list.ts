'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ListedClaim } from '@/lib/claims/records/present';
import { usePolling } from '@/lib/client/live/live-state';
import { polling, queries } from '@/lib/client/queries/queries';
import { askedAt } from './claims-place';
import { type ClaimsPlaces, useClaimsPlace } from './use-claims-place';

const none: ListedClaim[] = [];

/** The page of claims that the address names, and functions that lead to another. */
export function useClaimsList(limit: number, byAssignee = false, places?: ClaimsPlaces) {
  const at = useClaimsPlace(byAssignee, places);
  const { place, correctTo } = at;
  const interval = usePolling(polling.claims);
  const list = useQuery({ ...queries.claims(askedAt(place, limit)), refetchInterval: interval });
  const current = list.isPlaceholderData ? undefined : list.data;
  const pageCount = Math.max(1, Math.ceil((list.data?.total ?? 0) / limit));

  // Claims may have gone since somebody saved the address; then the last page is nearest.
  const pastTheEnd = current !== undefined && place.page > pageCount;
  useEffect(() => {
    if (pastTheEnd) correctTo(pageCount);
  }, [pastTheEnd, pageCount, correctTo]);

  return {
    ...at,
    claims: list.data?.claims ?? none,
    total: list.data?.total ?? 0,
    totalIsMore: list.data?.totalIsMore ?? false,
    marks: list.data?.marks,
    /** What was searched for was not found; these names come near. */
    near: current?.near ?? false,
    /** A claimant's claims in quarantine. */
    examined: list.data?.examined ?? 0,
    limit,
    pageCount,
    loading: list.isPending || list.isPlaceholderData || pastTheEnd,
    known: current !== undefined,
    /** True for the first load: there is nothing to show in the meantime. */
    isLoading: list.isLoading,
    error: list.error,
    retrying: list.isFetching,
    retry: () => void list.refetch(),
  };
}

export type ClaimsList = ReturnType<typeof useClaimsList>;
