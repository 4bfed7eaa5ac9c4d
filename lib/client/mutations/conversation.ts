import { mutationOptions } from '@tanstack/react-query';
import { queries } from '@/lib/client/queries';
import { post } from '@/lib/client/request/request';

export const conversationMutations = {
  /** Makes stale the unread counts and the notification of the messages. */
  markRead: (claimId: string) =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: () => post(`/api/claims/${claimId}/messages/mark-read`),
      meta: { stale: [queries.unreadCounts, queries.statistics, queries.notifications] },
    }),
};
