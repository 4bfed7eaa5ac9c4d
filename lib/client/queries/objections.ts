import { queryOptions } from '@tanstack/react-query';
import type { ObjectionsOfClaim } from '@/lib/claims/deeds/objections/present';
import { request } from '@/lib/client/request/request';

/** Apart from `queries`, which other pages load. */
export const objectionQueries = {
  ofClaim: (claimId: string) =>
    queryOptions({
      queryKey: ['/api/claims', claimId, 'objections'],
      queryFn: ({ signal }) =>
        request<ObjectionsOfClaim>(`/api/claims/${encodeURIComponent(claimId)}/objections`, {
          signal,
        }),
    }),
};
