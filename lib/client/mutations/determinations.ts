import { mutationOptions } from '@tanstack/react-query';
import type { PresentedDetermination } from '@/lib/claims/records/determination';
import type { DeterminedFacts } from '@/lib/claims/records/determined-facts';
import { staleByClaims } from '@/lib/client/queries/stale-by-claims';
import { request } from '@/lib/client/request/request';
import type { Part } from '@/lib/law/amounts';

/** Amounts in rupees. A reason without an amount stands for everything that is not admitted. */
export interface SentHead extends Partial<Record<'claimed' | Part, string>> {
  head: string;
  reasons?: { code: string; text: string | null; amount: string | null }[];
}

export interface SentDetermination extends Omit<DeterminedFacts, 'currency'> {
  /** The newest determination that the person saw, 0 for none. */
  seen: number;
  heads: SentHead[];
  moved: boolean;
  internalNote: string | null;
  /** The day from which it counts (`YYYY-MM-DD`); null for that of its confirmation. */
  effectiveOn: string | null;
  /** What the voting debt of a creditor in a class follows from; null outside one. A value that is null follows from the rest. */
  voting: {
    principal: string | null;
    from: string | null;
    rate: string | null;
    agreed: boolean;
  } | null;
  /** What was claimed in another currency, and the rate that the person saw; null for a claim in rupees. */
  currency: { code: string; amount: string; rate: string | null } | null;
  /** Publishes remarks that look like a personal number, for a reason. */
  publishAnyway?: boolean;
  reason?: string;
  confirm: boolean;
}

const meta = { stale: staleByClaims };

const networkMode = 'always';

export const determinationMutations = {
  /** Proposes a determination of a claim, or confirms it at once. With `leaving` the call outlives the page. */
  determine: mutationOptions({
    networkMode,
    mutationFn: ({
      claimId,
      body,
      leaving = false,
    }: {
      claimId: string;
      body: SentDetermination;
      leaving?: boolean;
    }) =>
      request<PresentedDetermination>(`/api/claims/${claimId}/determinations`, {
        method: 'POST',
        body,
        keepalive: leaving,
      }),
    meta: { ...meta, unlessSignedOut: true },
  }),
  confirm: mutationOptions({
    networkMode,
    mutationFn: ({ id, leaving = false }: { id: string; leaving?: boolean }) =>
      request<PresentedDetermination>(`/api/determinations/${id}/confirm`, {
        method: 'POST',
        keepalive: leaving,
      }),
    meta: { ...meta, unlessSignedOut: true },
  }),
  giveBack: mutationOptions({
    networkMode,
    mutationFn: ({
      id,
      remark,
      leaving = false,
    }: {
      id: string;
      remark: string;
      leaving?: boolean;
    }) =>
      request<PresentedDetermination>(`/api/determinations/${id}/return`, {
        method: 'POST',
        body: { remark },
        keepalive: leaving,
      }),
    meta: { ...meta, unlessSignedOut: true },
  }),
};
