import { mutationOptions } from '@tanstack/react-query';
import type { PresentedClaim } from '@/lib/claims/records/present';
import type { ClaimEdit, EnteredBody } from '@/lib/claims/records/schema';
import { staleByClaims } from '@/lib/client/queries/stale-by-claims';
import { patch, post } from '@/lib/client/request/request';
import { showClaim } from './claims';

const meta = { stale: staleByClaims };

/** What professionals do with claims from paper. */
export const enteredMutations = {
  /** `key` makes a repeated send answer with the first claim. */
  enter: (key: (body: EnteredBody) => string) =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: (body: EnteredBody) =>
        post<PresentedClaim>('/api/claims/entered', body, { 'Idempotency-Key': key(body) }),
      meta: { ...meta, unlessSignedOut: true },
    }),
  /** Corrects a claim from paper like an edit, with the reason that `reason` gives at that moment. */
  correct: (claimId: string, reason: () => string) =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: async (body: ClaimEdit, { client }) =>
        showClaim(
          client,
          claimId,
          await patch(`/api/claims/entered/${claimId}`, { ...body, reason: reason() }),
        ),
      meta: { ...meta, unlessSignedOut: true },
    }),
  /** Gives the creditor of a claim from paper an account with this address. */
  invite: (claimId: string) =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: async (email: string, { client }) =>
        showClaim(
          client,
          claimId,
          await post(`/api/claims/entered/${claimId}/invitation`, { email }),
        ),
      meta,
    }),
};
