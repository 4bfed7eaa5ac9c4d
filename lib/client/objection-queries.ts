import { queryOptions } from '@tanstack/react-query';
import type { ObjectionsOfClaim } from '@/lib/claims/objections/present';
import { request } from '@/lib/client/request/request';

/** What pages of a claim read of its row in the list of creditors, apart from `queries`, whose weight other pages carry. */
export const objectionQueries = {
  /** What the newest published list says of a claim, and what was objected to. */
  ofClaim: (claimId: string) =>
    queryOptions({
      queryKey: ['/api/claims', claimId, 'objections'],
      queryFn: ({ signal }) =>
        request<ObjectionsOfClaim>(`/api/claims/${encodeURIComponent(claimId)}/objections`, {
          signal,
        }),
    }),
};
