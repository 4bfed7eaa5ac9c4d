import { mutationOptions } from '@tanstack/react-query';
import { post } from '@/lib/client/request/request';
import { staleByClaims } from './claims';

/** Puts so many of the oldest claims that are in nobody's hands into one's own. */
export const takeClaims = mutationOptions({
  mutationFn: (count: number) =>
    post<{ taken: { id: string; claimNumber: string }[] }>('/api/claims/take', { count }),
  meta: { stale: staleByClaims },
});
