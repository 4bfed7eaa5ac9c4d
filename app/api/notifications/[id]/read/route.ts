import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { markNotificationRead } from '@/lib/notifications/mark-read';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route('notification.read', {
    params: recordId,
    handle: ({ actor, params }) => markNotificationRead(actor, params.id),
  }),
});
