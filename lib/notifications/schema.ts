import { z } from 'zod/mini';
import { listLimit } from '@/lib/format/list-schema';
import { id } from '@/lib/format/text-schema';

export const notificationsQuery = z.object({
  before: z.optional(id('notificationBefore')),
  limit: listLimit(100, 20),
});

export type NotificationsQuery = z.infer<typeof notificationsQuery>;
