import { mutationOptions } from '@tanstack/react-query';
import { post } from '@/lib/client/request/request';
import { staleByClaims } from './claims';

/** Assigns this many of the oldest claims without an assignee to the person. */
export const takeClaims = mutationOptions({
  mutationFn: (count: number) =>
    post<{ taken: { id: string; claimNumber: string }[] }>('/api/claims/take', { count }),
  meta: { stale: staleByClaims },
});
