import { queryOptions } from '@tanstack/react-query';
import type { PresentedQuestions } from '@/lib/claims/deeds/questions/present';
import { request } from '@/lib/client/request/request';

export interface QuestionsOfClaim {
  questions: PresentedQuestions[];
}

/** Apart from `queries`, so that dashboards and the wizard, whose weight is bounded, do not load it. */
export const questionQueries = {
  /** Newest list first. */
  ofClaim: (claimId: string) =>
    queryOptions({
      queryKey: ['/api/claims', claimId, 'questions'],
      queryFn: ({ signal }) =>
        request<QuestionsOfClaim>(`/api/claims/${encodeURIComponent(claimId)}/questions`, {
          signal,
        }),
    }),
};
