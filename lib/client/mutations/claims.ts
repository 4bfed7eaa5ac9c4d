import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { BulkOutcome, Skipped } from '@/lib/claims/deeds/bulk';
import type { ProposedNotice } from '@/lib/claims/deeds/review/set-status';
import type { PresentedClaim } from '@/lib/claims/records/present';
import type { Revealed } from '@/lib/claims/records/reveal';
import type {
  ClaimBody,
  ClaimEdit,
  UndoneWithdrawal,
  Withdrawal,
} from '@/lib/claims/records/schema';
import { queries } from '@/lib/client/queries/queries';
import { staleByClaims } from '@/lib/client/queries/stale-by-claims';
import { patch, post } from '@/lib/client/request/request';
import type { ClaimStatus, ReviewStatus } from '@/lib/reference/claim-status';

export type BulkResult = BulkOutcome<Skipped['reason']> & {
  proposed?: number;
  /** How many claims nobody can change any more. */
  gone?: number;
};

interface StatusChange {
  status: ReviewStatus;
  reviewNote: string;
  /** The status that the person saw. If the claim has another one by now, nothing changes. */
  from?: ClaimStatus;
  /** The same for the version of the form. */
  version?: number;
}

interface Assignment {
  assigneeId: string | null;
  /** The assignee that the person saw. If the claim has another one by now, nothing changes. */
  from?: string | null;
}

const meta = { stale: staleByClaims };

/** Shows the changed claim at once, before anything loads again. */
export function showClaim(client: QueryClient, claimId: string, claim: PresentedClaim) {
  client.setQueryData(queries.claim(claimId).queryKey, claim);
  return claim;
}

export const claimMutations = {
  /** `key` makes a repeated send answer with the first claim instead of filing a second. */
  submit: (key: (body: ClaimBody) => Promise<string>) =>
    mutationOptions({
      // Without a network it fails at once and says so, instead of waiting for one without a sign.
      networkMode: 'always',
      mutationFn: async (body: ClaimBody) =>
        post<PresentedClaim>('/api/claims', body, { 'Idempotency-Key': await key(body) }),
      meta: { ...meta, unlessSignedOut: true },
    }),
  /** The body's `version` is the one that the person started from. If the claim has another one by now, nothing changes. */
  edit: (claimId: string) =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: async (body: ClaimEdit, { client }) =>
        showClaim(client, claimId, await patch(`/api/claims/${claimId}`, body)),
      meta: { ...meta, unlessSignedOut: true },
    }),
  withdraw: (claimId: string) =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: async (withdrawal: Withdrawal, { client }) =>
        showClaim(client, claimId, await post(`/api/claims/${claimId}/withdraw`, withdrawal)),
      meta,
    }),
  undoWithdrawal: (claimId: string) =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: async (undone: UndoneWithdrawal, { client }) =>
        showClaim(client, claimId, await post(`/api/claims/${claimId}/withdraw/undo`, undone)),
      meta,
    }),
  setStatus: (claimId: string) =>
    mutationOptions({
      mutationFn: (body: StatusChange) =>
        patch<PresentedClaim & { notice?: ProposedNotice }>(`/api/claims/${claimId}/status`, body),
      meta,
    }),
  assign: (claimId: string) =>
    mutationOptions({
      mutationFn: (body: Assignment) =>
        patch<PresentedClaim>(`/api/claims/${claimId}/assign`, body),
      meta,
    }),
  /** The audit trail gets an entry. */
  reveal: (claimId: string, field: string) =>
    mutationOptions({
      networkMode: 'always',
      gcTime: 0,
      mutationFn: () => post<Revealed>(`/api/claims/${claimId}/reveal`, { field }),
      meta: { stale: [{ queryKey: queries.audit(claimId).queryKey }], inBackground: true },
    }),
};

/** Attaches a document to a claim that already names it. */
export const attachDocument = (documentId: string, claimId: string) =>
  patch(`/api/documents/${documentId}`, { claimId });
