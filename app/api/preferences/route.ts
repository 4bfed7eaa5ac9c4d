import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { changePreferences, readPreferences } from '@/lib/users/preferences';
import { preferencesBody } from '@/lib/users/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('self', { handle: ({ actor }) => readPreferences(actor) }),
  PATCH: route('self', {
    body: preferencesBody,
    handle: ({ actor, body }) => changePreferences(actor, body),
  }),
});
