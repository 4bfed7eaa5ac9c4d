import { mutationOptions } from '@tanstack/react-query';
import type { CreditorClass } from '@/lib/case/classes/creditor-class';
import type { ClassesChange } from '@/lib/case/classes/schema';
import type { CaseChange } from '@/lib/case/schema';
import { type CaseAsTold, queries } from '@/lib/client/queries/queries';
import { patch, request } from '@/lib/client/request/request';

export const caseMutations = {
  /** The answer is the whole case; no other query holds any of it. */
  change: mutationOptions({
    mutationFn: async (body: CaseChange, { client }) => {
      const saved = await patch<CaseAsTold>('/api/case', body);
      client.setQueryData(queries.case.queryKey, saved);
      return saved;
    },
  }),

  classes: mutationOptions({
    mutationFn: async (body: ClassesChange, { client }) => {
      const { classes } = await request<{ classes: CreditorClass[] }>('/api/case/classes', {
        method: 'PUT',
        body,
      });
      client.setQueryData(queries.case.queryKey, (before) => before && { ...before, classes });
      return classes;
    },
  }),
};
