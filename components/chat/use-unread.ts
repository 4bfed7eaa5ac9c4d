'use client';

import { useQuery } from '@tanstack/react-query';
import { usePolling } from '@/lib/client/live-state';
import { queries } from '@/lib/client/queries';

/** How many messages about a claim the person has not read. All buttons of a page ask once. */
export function useUnread(claimId: string) {
  const polling = usePolling(30_000);
  const { data } = useQuery({ ...queries.unreadCounts, refetchInterval: polling });
  return data?.[claimId] ?? 0;
}
