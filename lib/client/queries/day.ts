import { queryOptions } from '@tanstack/react-query';
import type { MyDay } from '@/lib/claims/queues/day/mine';
import type { TeamLine } from '@/lib/claims/queues/day/team';
import { request } from '@/lib/client/request/request';

export const dayPath = '/api/verification/day';

/** Apart from `consoleQueries`, which other pages load. */
export const dayQueries = {
  mine: queryOptions({
    queryKey: ['/api/verification', 'day'],
    queryFn: ({ signal }) => request<MyDay>(dayPath, { signal }),
  }),
  team: queryOptions({
    queryKey: ['/api/verification', 'team'],
    queryFn: ({ signal }) => request<{ team: TeamLine[] }>('/api/verification/team', { signal }),
  }),
};
