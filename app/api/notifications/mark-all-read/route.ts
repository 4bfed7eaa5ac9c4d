import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { markAllNotificationsRead } from '@/lib/notifications/mark-read';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route('notification.read', { handle: ({ actor }) => markAllNotificationsRead(actor) }),
});
