'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { claimsOfDeed, useHeldDeeds } from '@/components/desk/decisions-to-undo/held-deeds';
import { askedAt, claimsOnPage, type PlaceAtDesk } from '@/components/desk/place/desk-place';
import type { GoTo } from '@/components/desk/place/use-desk-place';
import type { DeskClaim } from '@/lib/claims/queues/desk/list';
import { usePolling } from '@/lib/client/live/live-state';
import { consoleQueries } from '@/lib/client/queries/console';
import { polling } from '@/lib/client/queries/queries';

const none: DeskClaim[] = [];

/** So many claims are loaded before they are opened. */
const ahead = 3;

export function useDeskList(place: PlaceAtDesk, goTo: GoTo) {
  const interval = usePolling(polling.claims);
  const asked = askedAt(place);
  const list = useQuery({
    ...consoleQueries.desk(asked),
    refetchOnMount: 'always',
    refetchInterval: interval,
  });
  const current = list.isPlaceholderData ? undefined : list.data;
  const total = list.data?.total ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / claimsOnPage));
  const pastTheEnd = current !== undefined && place.page > pageCount;
  const { nearestPage } = goTo;
  useEffect(() => {
    if (pastTheEnd) nearestPage(pageCount);
  }, [pastTheEnd, pageCount, nearestPage]);

  const underWay = new Set(
    useHeldDeeds().flatMap((deed) => (deed.state === 'failed' ? [] : claimsOfDeed(deed))),
  );
  const all = list.data?.claims ?? none;
  const claims = all.filter(({ id }) => !underWay.has(id));
  // The list leaves out a claim that was just decided; it still has its place among the others.
  const at = all.findIndex(({ id }) => id === place.claim);
  const isThere = ({ id }: DeskClaim) => id !== place.claim && !underWay.has(id);
  // While another list loads, nothing leads to a claim of the former.
  const known = current ? all : none;
  const [following, ...further] = known.slice(at + 1).filter(isThere);
  const before = at < 0 ? undefined : known.slice(0, at).findLast(isThere);

  const hasMore = place.page < pageCount;
  const wantsMore = current !== undefined && !following && hasMore;
  const nextPage = useQuery({
    ...consoleQueries.desk({ ...asked, page: place.page + 1 }),
    enabled: wantsMore,
    placeholderData: undefined,
  }).data;
  const onNextPage = wantsMore ? nextPage?.claims.find(isThere) : undefined;

  return {
    claims,
    total,
    /** What was searched for was not found; these names come near. */
    near: current?.near ?? false,
    /** The open claim is left out, since its decision is on its way. */
    isUnderWay: place.claim !== null && underWay.has(place.claim),
    marks: list.data?.marks,
    pageCount,
    loading: list.isPending || list.isPlaceholderData || pastTheEnd,
    error: list.error,
    retrying: list.isFetching,
    retry: () => void list.refetch(),
    /** The claim for the key that opens the next. */
    next: following?.id ?? null,
    previous: before?.id ?? null,
    /** The claim after the open one is done. */
    after: (following ?? onNextPage ?? before)?.id ?? null,
    /** Those after it, which are loaded ahead too. */
    further: further.slice(0, ahead - 1).map(({ id }) => id),
  };
}

export type DeskList = ReturnType<typeof useDeskList>;
