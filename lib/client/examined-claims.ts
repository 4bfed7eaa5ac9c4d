import { queryOptions } from '@tanstack/react-query';
import type { ownClaimsInQuarantine } from '@/lib/claims/quarantine/read';
import { request } from '@/lib/client/request/request';

/** Those of one's own claims that are in quarantine, the newest of them. */
export const examinedClaims = queryOptions({
  queryKey: ['/api/claims', 'examined'],
  queryFn: ({ signal }) =>
    request<Awaited<ReturnType<typeof ownClaimsInQuarantine>>>('/api/claims/examined?limit=20', {
      signal,
    }),
});
