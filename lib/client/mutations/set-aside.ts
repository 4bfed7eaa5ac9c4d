import { mutationOptions } from '@tanstack/react-query';
import type { SetAsideBody } from '@/lib/claims/deeds/set-aside/schema';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { staleByClaims } from '@/lib/client/queries/stale-by-claims';
import { request } from '@/lib/client/request/request';

export type SentAside = Required<SetAsideBody>;

const pathOf = (claimId: string) => `/api/claims/${encodeURIComponent(claimId)}/set-aside`;

export const setAsideMutations = {
  /** With `leaving` the call outlives the page. */
  setAside: mutationOptions({
    networkMode: 'always',
    mutationFn: ({
      claimId,
      body,
      leaving = false,
    }: {
      claimId: string;
      body: SentAside;
      leaving?: boolean;
    }) => request<PresentedClaim>(pathOf(claimId), { method: 'PUT', body, keepalive: leaving }),
    meta: { stale: staleByClaims, unlessSignedOut: true },
  }),
  takeUp: mutationOptions({
    mutationFn: (claimId: string) => request<PresentedClaim>(pathOf(claimId), { method: 'DELETE' }),
    meta: { stale: staleByClaims },
  }),
};
