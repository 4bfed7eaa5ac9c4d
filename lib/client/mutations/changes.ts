import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ChangesOfClaim } from '@/lib/claims/deeds/changes/present';
import type {
  AcceptChangeBody,
  ChangeBody,
  EnteredChangeBody,
} from '@/lib/claims/deeds/changes/schema';
import type { Revealed } from '@/lib/claims/records/reveal';
import { changeQueries } from '@/lib/client/queries/changes';
import { staleByClaims } from '@/lib/client/queries/stale-by-claims';
import { post } from '@/lib/client/request/request';

const meta = { stale: staleByClaims };

/** Shows the changed requests at once, before anything loads again. */
async function show(client: QueryClient, claimId: string, answer: Promise<ChangesOfClaim>) {
  const found = await answer;
  client.setQueryData(changeQueries.ofClaim(claimId).queryKey, found);
  return found;
}

const at = (id: string, deed: 'accept' | 'decline' | 'take-back' | 'reveal') =>
  `/api/change-requests/${id}/${deed}`;

export const changeMutations = {
  ask: (claimId: string, onPaper: boolean) =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: (body: ChangeBody | EnteredChangeBody, { client }) =>
        show(
          client,
          claimId,
          post(`/api/claims/${onPaper ? 'entered/' : ''}${claimId}/change-requests`, body),
        ),
      meta,
    }),
  takeBack: (claimId: string, id: string) =>
    mutationOptions({
      mutationFn: (_: undefined, { client }) =>
        show(client, claimId, post(at(id, 'take-back'), {})),
      meta,
    }),
  accept: (claimId: string, id: string) =>
    mutationOptions({
      mutationFn: (body: AcceptChangeBody, { client }) =>
        show(client, claimId, post(at(id, 'accept'), body)),
      meta,
    }),
  decline: (claimId: string, id: string) =>
    mutationOptions({
      mutationFn: (answer: string, { client }) =>
        show(client, claimId, post(at(id, 'decline'), { answer })),
      meta,
    }),
  reveal: (id: string, field: string) =>
    mutationOptions({
      networkMode: 'always',
      gcTime: 0,
      mutationFn: () => post<Revealed>(at(id, 'reveal'), { field }),
      meta: { inBackground: true },
    }),
};
