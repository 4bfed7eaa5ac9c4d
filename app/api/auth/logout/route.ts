import { methods } from '@/lib/http/methods';
import { json } from '@/lib/http/response/respond';
import { route } from '@/lib/http/route';
import { clearedSessionCookie } from '@/lib/identity/sessions/cookie';
import { endSession } from '@/lib/identity/sessions/session';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('self', {
    handle: async ({ actor }) => {
      await endSession(actor.sessionId);
      return json({ message: 'Logged out' }, 200, { 'Set-Cookie': clearedSessionCookie() });
    },
  }),
});
