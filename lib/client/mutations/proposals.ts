import { queryOptions } from '@tanstack/react-query';
import type {
  ProposalsAsked,
  ProposalsSummary,
} from '@/lib/claims/deeds/determinations/bulk-summary';
import type { BulkConfirmed } from '@/lib/claims/deeds/determinations/confirm';
import type { ConfirmedPart } from '@/lib/claims/deeds/determinations/confirm-selection';
import type { DeskPlace } from '@/lib/client/queries/queries';
import { withReasonWords } from '@/lib/client/request/error-words';
import { post, request } from '@/lib/client/request/request';
import { paiseOf } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';

export type { ProposalsAsked };

/** Selects on the server all claims that a place at the desk leaves. */
export const selectAtDesk = ({
  sort: _sort,
  order: _order,
  page: _page,
  limit: _limit,
  ...place
}: DeskPlace) => post<{ id: string; count: number }>('/api/verification/selections', place);

/** What confirming these means; asked anew for each dialog. */
export const proposalsSummary = (asked: ProposalsAsked) =>
  queryOptions({
    queryKey: ['/api/determinations/bulk/summary', asked],
    queryFn: () => post<ProposalsSummary>('/api/determinations/bulk/summary', asked),
    gcTime: 0,
  });

/** What one deed confirmed; `admitted` in rupees. */
export interface ConfirmedTogether
  extends Pick<BulkConfirmed, 'confirmed' | 'skipped' | 'together'> {
  admitted: string;
}

interface Told {
  leaving: boolean;
  progress(done: number): void;
}

export type ConfirmCall = (told: Told) => Promise<ConfirmedTogether>;

async function confirmChosen(ids: string[], { leaving }: Told): Promise<ConfirmedTogether> {
  const { confirmed, skipped, together, totals } = await withReasonWords(
    await request<BulkConfirmed>('/api/determinations/bulk/confirm', {
      method: 'POST',
      body: { ids },
      keepalive: leaving,
    }),
  );
  return { confirmed, skipped, together, admitted: totals.admitted };
}

/** Confirms a selection part by part. Called again it goes on where it was cut off. */
function selectionConfirmer(selectionId: string, except: string[]): ConfirmCall {
  let from = 0;
  let done: ConfirmedTogether = {
    confirmed: 0,
    skipped: [],
    together: selectionId,
    admitted: '0.00',
  };
  return async ({ leaving, progress }) => {
    for (;;) {
      const part = await withReasonWords(
        await request<ConfirmedPart>(`/api/determinations/selections/${selectionId}/confirm`, {
          method: 'PATCH',
          body: { from, except },
          keepalive: leaving,
        }),
      );
      done = {
        confirmed: done.confirmed + part.confirmed,
        skipped: [...done.skipped, ...part.skipped],
        together: part.together,
        admitted: fromPaise(paiseOf(done.admitted) + paiseOf(part.totals.admitted)),
      };
      if (part.next === null) return done;
      from = part.next;
      progress(done.confirmed + done.skipped.length);
    }
  };
}

/** The call that confirms these proposals, however often it has to be made. */
export const confirmerOf = (asked: ProposalsAsked): ConfirmCall =>
  'ids' in asked
    ? (told) => confirmChosen(asked.ids, told)
    : selectionConfirmer(asked.selectionId, asked.except);
