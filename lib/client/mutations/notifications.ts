import { mutationOptions } from '@tanstack/react-query';
import { queries } from '@/lib/client/queries/queries';
import { patch } from '@/lib/client/request/request';

/** Also the count, whose key begins with the same. */
const meta = { stale: [queries.notifications] };

export const notificationMutations = {
  markRead: mutationOptions({
    mutationFn: (id: string) => patch(`/api/notifications/${id}/read`),
    meta,
  }),
  markAllRead: mutationOptions({
    mutationFn: () => patch<{ updated: number }>('/api/notifications/mark-all-read'),
    meta,
  }),
};
