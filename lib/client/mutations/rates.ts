import { mutationOptions } from '@tanstack/react-query';
import { queries } from '@/lib/client/queries/queries';
import { patch, request } from '@/lib/client/request/request';
import type { ReferenceRate } from '@/lib/law/currency';

export const rateMutations = {
  /**
   * Enters or changes the rate of a currency. `seen` is the rate as the page showed it, null for none; `determined` is how many
   * claims keep it, as the page said.
   */
  change: mutationOptions({
    mutationFn: ({
      currency,
      ...body
    }: ReferenceRate & {
      seen: Omit<ReferenceRate, 'currency'> | null;
      determined?: number;
    }) => patch<ReferenceRate>(`/api/case/rates/${currency}`, body),
    meta: { stale: [queries.case] },
  }),
  remove: mutationOptions({
    mutationFn: (currency: string) =>
      request<{ currency: string }>(`/api/case/rates/${currency}`, { method: 'DELETE' }),
    meta: { stale: [queries.case] },
  }),
};
