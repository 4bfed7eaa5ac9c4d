import { queryOptions } from '@tanstack/react-query';
import { request } from '@/lib/client/request/request';
import type { FirstHour } from '@/lib/statistics/first-steps';
import { freshForEachVisit } from './queries';

/** While a letter is on its way, in milliseconds. */
const waitForLetter = 2_000;

/** How far the portal is set up. Apart from `queries`, which every page loads. */
export const firstHour = queryOptions({
  queryKey: ['/api/case/first-hour'],
  queryFn: ({ signal }) => request<FirstHour>('/api/case/first-hour', { signal }),
  ...freshForEachVisit,
  refetchInterval: ({ state }) => state.data?.test?.state === 'waiting' && waitForLetter,
});
