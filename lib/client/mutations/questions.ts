import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { AcceptBody, AskAgainBody, QuestionsBody } from '@/lib/claims/deeds/questions/schema';
import { type QuestionsOfClaim, questionQueries } from '@/lib/client/queries/questions';
import { staleByClaims } from '@/lib/client/queries/stale-by-claims';
import { patch, post } from '@/lib/client/request/request';

const meta = { stale: staleByClaims };

/** Its list, and its number there. */
export interface QuestionPlace {
  listId: string;
  n: number;
}

const pathOf = ({ listId, n }: QuestionPlace) => `/api/questions/${listId}/items/${n}`;

/** Shows the changed questions at once, before anything loads again. */
async function show(client: QueryClient, claimId: string, answer: Promise<QuestionsOfClaim>) {
  const found = await answer;
  client.setQueryData(questionQueries.ofClaim(claimId).queryKey, found);
  return found;
}

export interface SaidToQuestion extends QuestionPlace {
  answer?: string;
  documentIds?: string[];
  unavailable?: boolean;
}

export const questionMutations = {
  ask: (claimId: string) =>
    mutationOptions({
      mutationFn: (body: QuestionsBody, { client }) =>
        show(client, claimId, post(`/api/claims/${claimId}/questions`, body)),
      meta,
    }),
  answer: (claimId: string) =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: ({ listId, n, ...said }: SaidToQuestion, { client }) =>
        show(client, claimId, patch(pathOf({ listId, n }), said)),
      meta,
    }),
  accept: (claimId: string) =>
    mutationOptions({
      mutationFn: ({ listId, n, ...body }: QuestionPlace & AcceptBody, { client }) =>
        show(client, claimId, post(`${pathOf({ listId, n })}/accept`, body)),
      meta,
    }),
  askAgain: (claimId: string) =>
    mutationOptions({
      mutationFn: ({ listId, n, ...body }: QuestionPlace & AskAgainBody, { client }) =>
        show(client, claimId, post(`${pathOf({ listId, n })}/ask-again`, body)),
      meta,
    }),
};
