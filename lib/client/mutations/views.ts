import { mutationOptions } from '@tanstack/react-query';
import type { SavedView, ViewPlace } from '@/lib/claims/queues/views/views';
import { consoleQueries, viewsPath } from '@/lib/client/queries/console';

import { request } from '@/lib/client/request/request';

/** Saves and removes the views of a place. */
export const viewMutations = (place: ViewPlace) => {
  const meta = { stale: [consoleQueries.savedViews(place)] };
  return {
    save: mutationOptions({
      mutationFn: (body: Pick<SavedView, 'name' | 'query' | 'shared'>) =>
        request<SavedView>(viewsPath(place), { method: 'PUT', body }),
      meta,
    }),
    remove: mutationOptions({
      mutationFn: (id: string) =>
        request<{ id: string }>(`${viewsPath(place)}/${id}`, { method: 'DELETE' }),
      meta,
    }),
  };
};
