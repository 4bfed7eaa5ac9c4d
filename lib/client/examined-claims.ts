import { queryOptions } from '@tanstack/react-query';
import type { ownClaimsInQuarantine } from '@/lib/claims/queues/quarantine/read';
import { request } from '@/lib/client/request/request';

/** Of the person's own claims in quarantine, at most the newest 20. */
export const examinedClaims = queryOptions({
  queryKey: ['/api/claims', 'examined'],
  queryFn: ({ signal }) =>
    request<Awaited<ReturnType<typeof ownClaimsInQuarantine>>>('/api/claims/examined?limit=20', {
      signal,
    }),
});
