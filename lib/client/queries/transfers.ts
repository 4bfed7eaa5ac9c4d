import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { PresentedTransfer, TransfersOfClaim } from '@/lib/claims/deeds/transfers/present';
import type { TransferAnswer, TransferBody } from '@/lib/claims/deeds/transfers/schema';
import { staleByClaims } from '@/lib/client/queries/stale-by-claims';
import { post, request } from '@/lib/client/request/request';

const told = '/api/transfers';
const meta = { stale: [...staleByClaims, { queryKey: [told] }] };
const ofClaim = (claimId: string) => `/api/claims/${encodeURIComponent(claimId)}/transfers`;

export type DeedWithTransfer =
  | { deed: 'answer'; body: TransferAnswer }
  | { deed: 'refuse'; body: { reasons: string } }
  | { deed: 'accept' | 'take-back'; body: object };

/** Apart from `queries`, because most pages do not need it. */
export const transferQueries = {
  /** The transfers from a claim, and the one by which it came. */
  ofClaim: (claimId: string) =>
    queryOptions({
      queryKey: ['/api/claims', claimId, 'transfers'],
      queryFn: ({ signal }) => request<TransfersOfClaim>(ofClaim(claimId), { signal }),
    }),
  /** Those that name the person as the new creditor. */
  told: queryOptions({
    queryKey: [told],
    queryFn: ({ signal }) => request<{ transfers: PresentedTransfer[] }>(told, { signal }),
  }),
  report: (claimId: string) =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: (body: TransferBody) => post<PresentedTransfer>(ofClaim(claimId), body),
      meta,
    }),
  doWith: (id: string) =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: ({ deed, body }: DeedWithTransfer) =>
        post<PresentedTransfer>(`${told}/${encodeURIComponent(id)}/${deed}`, body),
      meta,
    }),
};
