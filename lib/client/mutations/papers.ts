import { mutationOptions } from '@tanstack/react-query';
import { paperQueries } from '@/lib/client/queries/papers';
import { post } from '@/lib/client/request/request';
import type { PresentedPaper } from '@/lib/papers/present';
import type { PaperBody } from '@/lib/papers/schema';

export const paperMutations = {
  /** Asks for a paper of a claim in a language, unless there is one. */
  ask: (claimId: string) =>
    mutationOptions({
      mutationFn: (body: PaperBody) =>
        post<{ papers: PresentedPaper[] }>(`/api/claims/${claimId}/papers`, body),
      onSuccess: (found, _, __, { client }) =>
        client.setQueryData(paperQueries.ofClaim(claimId).queryKey, found),
    }),
};
