import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { changePreferences, readPreferences } from '@/lib/identity/accounts/preferences';
import { preferencesBody } from '@/lib/identity/accounts/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('self', { handle: ({ actor }) => readPreferences(actor) }),
  PATCH: route('self', {
    body: preferencesBody,
    handle: ({ actor, body }) => changePreferences(actor, body),
  }),
});
