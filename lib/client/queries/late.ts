import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { LateTrack } from '@/lib/claims/deeds/late/present';
import type { LateStepBody } from '@/lib/claims/deeds/late/schema';
import { staleByClaims } from '@/lib/client/queries/stale-by-claims';
import { post, request } from '@/lib/client/request/request';

const pathOf = (claimId: string) => `/api/claims/${encodeURIComponent(claimId)}/late-track`;

/** Apart from `queries`, so that dashboards and the wizard, whose weight is bounded, do not load it. */
export const lateQueries = {
  /** Newest step first. */
  ofClaim: (claimId: string) =>
    queryOptions({
      queryKey: ['/api/claims', claimId, 'late-track'],
      queryFn: ({ signal }) => request<LateTrack>(pathOf(claimId), { signal }),
    }),
  take: (claimId: string) =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: (body: LateStepBody) => post<LateTrack>(pathOf(claimId), body),
      meta: { stale: staleByClaims },
    }),
};
