import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { languageKey } from '@/lib/i18n/language';
import { listNotifications } from '@/lib/notifications/read';
import { notificationsQuery } from '@/lib/notifications/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('notification.read', {
    query: notificationsQuery,
    handle: ({ actor, query, request }) =>
      listNotifications(actor, query, request.cookies.get(languageKey)?.value),
  }),
});
