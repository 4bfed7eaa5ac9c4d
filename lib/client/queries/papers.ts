import { queryOptions } from '@tanstack/react-query';
import { request } from '@/lib/client/request/request';
import type { PresentedPaper } from '@/lib/papers/present';

/** In milliseconds, while a paper is being made. */
const polling = 2_000;

/** In milliseconds, while a letter waits to be sent; that may take hours. */
const pollingMail = 20_000;

function whileWaiting(papers: readonly PresentedPaper[]) {
  if (papers.some(({ state }) => state === 'queued')) return polling;
  return papers.some(({ sent }) => sent.some(({ state }) => state === 'waiting')) && pollingMail;
}

/** Apart from `queries`, so that dashboards and the wizard, whose weight is bounded, do not load it. */
export const paperQueries = {
  /** Newest first. Polls while one of them is being made or waits to be sent. */
  ofClaim: (claimId: string) =>
    queryOptions({
      queryKey: ['/api/claims', claimId, 'papers'],
      queryFn: ({ signal }) =>
        request<{ papers: PresentedPaper[] }>(`/api/claims/${encodeURIComponent(claimId)}/papers`, {
          signal,
        }),
      refetchInterval: ({ state }) => whileWaiting(state.data?.papers ?? []),
    }),
};
