import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { unreadNotifications } from '@/lib/notifications/read';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('notification.read', { handle: ({ actor }) => unreadNotifications(actor) }),
});
