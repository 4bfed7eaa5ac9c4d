import { mutationOptions } from '@tanstack/react-query';
import type { ListLayout } from '@/lib/claims/queues/list-layout';
import { queries } from '@/lib/client/queries/queries';
import { request } from '@/lib/client/request/request';

/** Stores this person's layout of the list of claims, and shows it. */
export const saveListLayout = mutationOptions({
  mutationFn: async (layout: ListLayout, { client }) => {
    const body = { layout };
    const kept = await request<typeof body>('/api/claims/layout', { method: 'PUT', body });
    client.setQueryData(queries.listLayout.queryKey, kept);
    return kept;
  },
});
