import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { endOtherSessions } from '@/lib/identity/sessions/end';
import { sessionsOf } from '@/lib/identity/sessions/read';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('self', { handle: ({ actor }) => sessionsOf(actor) }),
  DELETE: route('self', { handle: ({ actor }) => endOtherSessions(actor) }),
});
