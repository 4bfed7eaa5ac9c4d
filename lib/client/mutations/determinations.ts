import { mutationOptions } from '@tanstack/react-query';
import type { BulkConfirmed } from '@/lib/claims/determinations/confirm';
import type { DeterminedFacts } from '@/lib/claims/determinations/facts';
import type { interestFor } from '@/lib/claims/determinations/interest';
import type { PresentedDetermination } from '@/lib/claims/determinations/present';
import { post, request } from '@/lib/client/request/request';
import type { Part } from '@/lib/law/amounts';
import type { Compounding } from '@/lib/law/interest';
import { staleByClaims } from './claims';

/** A head as it is sent, amounts in rupees; a reason without an amount stands for all that is not admitted. */
export interface SentHead extends Partial<Record<'claimed' | Part, string>> {
  head: string;
  reasons?: { code: string; text: string | null; amount: string | null }[];
}

/** A determination as it is sent. */
export interface SentDetermination extends DeterminedFacts {
  /** The number of the newest determination that was seen, 0 for none. */
  seen: number;
  heads: SentHead[];
  moved: boolean;
  internalNote: string | null;
  confirm: boolean;
}

interface InterestAsked {
  principal: string;
  /** Per cent a year. */
  rate: string;
  from: string;
  /** The commencement date when it is left out. */
  to?: string;
  compounding: Compounding;
  /** It is meant to go beyond the commencement date. */
  beyond?: boolean;
}

const meta = { stale: staleByClaims };

const networkMode = 'always';

export const determinationMutations = {
  /** Proposes what is determined of a claim, or confirms it at once; `leaving` lets it outlive the page. */
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
  /** Puts a proposal in force. */
  confirm: mutationOptions({
    networkMode,
    mutationFn: ({ id, leaving = false }: { id: string; leaving?: boolean }) =>
      request<PresentedDetermination>(`/api/determinations/${id}/confirm`, {
        method: 'POST',
        keepalive: leaving,
      }),
    meta: { ...meta, unlessSignedOut: true },
  }),
  /** Gives a proposal back to whoever made it. */
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
  /** Puts up to 1,000 proposals in force; those that could not be are named. */
  confirmMany: mutationOptions({
    networkMode,
    mutationFn: (ids: string[]) => post<BulkConfirmed>('/api/determinations/bulk/confirm', { ids }),
    meta,
  }),
  /** Works out interest; nothing is kept of it. */
  interest: mutationOptions({
    networkMode,
    mutationFn: (body: InterestAsked) =>
      post<Awaited<ReturnType<typeof interestFor>>>('/api/interest', body),
  }),
};
