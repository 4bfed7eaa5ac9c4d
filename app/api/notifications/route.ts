import { isProfessional } from '@/lib/access/role';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { consoleLanguageKey, languageKey } from '@/lib/i18n/language';
import { listNotifications } from '@/lib/notifications/read';
import { notificationsQuery } from '@/lib/notifications/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('notification.read', {
    query: notificationsQuery,
    handle: ({ actor, query, request }) => {
      const key = isProfessional(actor.role) ? consoleLanguageKey : languageKey;
      return listNotifications(actor, query, request.cookies.get(key)?.value);
    },
  }),
});
