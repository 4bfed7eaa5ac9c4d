import { queryOptions } from '@tanstack/react-query';
import type { PresentedQuestions } from '@/lib/claims/questions/present';
import { request } from '@/lib/client/request/request';

export interface QuestionsOfClaim {
  questions: PresentedQuestions[];
}

/** What pages read of questions, apart from `queries`: dashboards and the wizard, whose weight is bounded, ask nothing of it. */
export const questionQueries = {
  /** What was asked about a claim, the newest first. */
  ofClaim: (claimId: string) =>
    queryOptions({
      queryKey: ['/api/claims', claimId, 'questions'],
      queryFn: ({ signal }) =>
        request<QuestionsOfClaim>(`/api/claims/${encodeURIComponent(claimId)}/questions`, {
          signal,
        }),
    }),
};
