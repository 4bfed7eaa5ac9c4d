import { mutationOptions } from '@tanstack/react-query';
import { staleByClaims } from '@/lib/client/queries/stale-by-claims';
import { post } from '@/lib/client/request/request';

/** Assigns so many of the oldest claims without an assignee to the person. */
export const takeClaims = mutationOptions({
  mutationFn: (count: number) =>
    post<{ taken: { id: string; claimNumber: string }[] }>('/api/claims/take', { count }),
  meta: { stale: staleByClaims },
});
