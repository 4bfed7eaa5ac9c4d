import { queryOptions } from '@tanstack/react-query';
import { request } from '@/lib/client/request/request';
import type { UndeliveredLetter } from '@/lib/notifications/mail/undelivered';

/** The letters that finally failed, newest first. Apart from `queries`, which every page loads. */
export const undeliveredMail = queryOptions({
  queryKey: ['/api/mail'],
  queryFn: ({ signal }) => request<UndeliveredLetter[]>('/api/mail', { signal }),
});
