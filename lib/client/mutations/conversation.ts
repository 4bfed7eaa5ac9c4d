import { mutationOptions } from '@tanstack/react-query';
import { sendMessage, staleByMessage } from '@/lib/client/conversation/send-message';
import { queries } from '@/lib/client/queries/queries';
import { post } from '@/lib/client/request/request';

export const conversationMutations = {
  /** Sends a message without a file, once for each key. */
  send: (claimId: string) =>
    mutationOptions({
      mutationFn: (message: { message: string; idempotencyKey: string }) =>
        sendMessage(claimId, message),
      meta: { stale: staleByMessage(claimId) },
    }),
  /** Makes the unread counts and the notifications about messages stale. */
  markRead: (claimId: string) =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: () => post(`/api/claims/${claimId}/messages/mark-read`),
      meta: { stale: [queries.unreadCounts, queries.statistics, queries.notifications] },
    }),
};
