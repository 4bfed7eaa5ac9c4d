import { queryOptions } from '@tanstack/react-query';
import type { ChangesOfClaim } from '@/lib/claims/deeds/changes/present';
import { request } from '@/lib/client/request/request';

/** Apart from `queries`, which other pages load. */
export const changeQueries = {
  ofClaim: (claimId: string) =>
    queryOptions({
      queryKey: ['/api/claims', claimId, 'change-requests'],
      queryFn: ({ signal }) =>
        request<ChangesOfClaim>(`/api/claims/${encodeURIComponent(claimId)}/change-requests`, {
          signal,
        }),
    }),
};
