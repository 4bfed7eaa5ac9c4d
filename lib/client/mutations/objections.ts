import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ObjectionsOfClaim } from '@/lib/claims/deeds/objections/present';
import type { EnteredObjectionBody, ObjectionBody } from '@/lib/claims/deeds/objections/schema';
import { objectionQueries } from '@/lib/client/queries/objections';
import { staleByClaims } from '@/lib/client/queries/stale-by-claims';
import { post } from '@/lib/client/request/request';

const meta = { stale: staleByClaims };

/** Shows the changed objections at once, before anything loads again. */
async function show(client: QueryClient, claimId: string, answer: Promise<ObjectionsOfClaim>) {
  const found = await answer;
  client.setQueryData(objectionQueries.ofClaim(claimId).queryKey, found);
  return found;
}

export const objectionMutations = {
  object: (claimId: string, onPaper: boolean) =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: (body: ObjectionBody | EnteredObjectionBody, { client }) =>
        show(
          client,
          claimId,
          post(`/api/claims/${onPaper ? 'entered/' : ''}${claimId}/objections`, body),
        ),
      meta,
    }),
  refuse: (claimId: string, id: string) =>
    mutationOptions({
      mutationFn: (reasons: string, { client }) =>
        show(client, claimId, post(`/api/objections/${id}/refusal`, { reasons })),
      meta,
    }),
};
