import { z } from 'zod/mini';
import { listLimit } from '@/lib/format/list-schema';
import { id } from '@/lib/format/text-schema';

/** Which part of the list to give: the newest, or the newest before one of them. */
export const notificationsQuery = z.object({
  before: z.optional(id('notificationBefore')),
  limit: listLimit(100, 20),
});

export type NotificationsQuery = z.infer<typeof notificationsQuery>;
