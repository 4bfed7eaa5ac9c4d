import { mutationOptions } from '@tanstack/react-query';
import { creditorQueries } from '@/lib/client/queries/creditors';
import { patch, post } from '@/lib/client/request/request';
import type { ListSettings } from '@/lib/creditor-lists/list-settings';
import type { PresentedList } from '@/lib/creditor-lists/present';
import type { StateBody } from '@/lib/creditor-lists/schema';

export const creditorMutations = {
  ask: mutationOptions({
    mutationFn: (asOn: string) => post<{ number: number }>('/api/creditor-lists', { asOn }),
    meta: { stale: [creditorQueries.lists] },
  }),
  settings: mutationOptions({
    mutationFn: (change: Partial<ListSettings>) =>
      patch<ListSettings>('/api/creditor-lists/settings', change),
    meta: { stale: [creditorQueries.settings] },
  }),
  decide: (number: number) =>
    mutationOptions({
      mutationFn: (body: StateBody) => patch<PresentedList>(`/api/creditor-lists/${number}`, body),
      meta: { stale: [creditorQueries.lists] },
    }),
};
