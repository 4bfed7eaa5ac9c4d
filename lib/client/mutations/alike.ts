import { queryOptions } from '@tanstack/react-query';
import type { AlikePreview } from '@/lib/claims/queues/alike/preview';
import type { ProposedAlike } from '@/lib/claims/queues/alike/propose';
import type { AlikeAsked } from '@/lib/claims/queues/alike/schema';
import { post, request } from '@/lib/client/request/request';
import { paiseOf } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';

const pathOf = (determinationId: string) => `/api/determinations/${determinationId}/alike`;

/** As the browser gets it: times are texts. */
export type AlikeShown = Omit<AlikePreview, 'until'> & { until: string };

/** What deciding claims like this determination would propose; asked anew for each dialog. */
export const alikePreview = (determinationId: string, asked: AlikeAsked) =>
  queryOptions({
    queryKey: [pathOf(determinationId), asked],
    queryFn: () => post<AlikeShown>(pathOf(determinationId), asked),
    gcTime: 0,
  });

/** As the person saw it. */
export type AlikeCall = AlikeAsked & { determinationId: string; until: string };

interface Told {
  leaving: boolean;
  progress(done: number): void;
}

/** Proposes part by part; called again it goes on where it was cut off. */
export function alikeProposer({ determinationId, ...asked }: AlikeCall) {
  let after: string | null = null;
  let proposed = 0;
  let admitted = 0n;
  return async ({ leaving, progress }: Told) => {
    for (;;) {
      const part: ProposedAlike = await request<ProposedAlike>(pathOf(determinationId), {
        method: 'PATCH',
        body: { ...asked, after },
        keepalive: leaving,
      });
      proposed += part.proposed;
      admitted += paiseOf(part.admitted);
      if (part.next === null) return { proposed, admitted: fromPaise(admitted) };
      after = part.next;
      progress(proposed);
    }
  };
}
