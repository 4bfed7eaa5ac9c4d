import { mutationOptions } from '@tanstack/react-query';
import type { CaseChange } from '@/lib/case/schema';
import { type CaseAsTold, queries } from '@/lib/client/queries';
import { patch } from '@/lib/client/request/request';

export const caseMutations = {
  /** The answer is the whole case as it is now; no other query holds any of it. */
  change: mutationOptions({
    mutationFn: async (body: CaseChange, { client }) => {
      const saved = await patch<CaseAsTold>('/api/case', body);
      client.setQueryData(queries.case.queryKey, saved);
      return saved;
    },
  }),
};
