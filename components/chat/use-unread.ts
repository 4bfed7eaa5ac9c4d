'use client';

import { useQuery } from '@tanstack/react-query';
import { usePolling } from '@/lib/client/live/live-state';
import { polling, queries } from '@/lib/client/queries';

/** How many messages about a claim the person has not read. All buttons of a page ask once. */
export function useUnread(claimId: string) {
  const interval = usePolling(polling.unreadCounts);
  const { data } = useQuery({ ...queries.unreadCounts, refetchInterval: interval });
  return data?.[claimId] ?? 0;
}
