import { clearedSessionCookie } from '@/lib/auth/cookie';
import { endSession } from '@/lib/auth/session';
import { methods } from '@/lib/http/methods';
import { json } from '@/lib/http/respond';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('self', {
    handle: async ({ actor }) => {
      await endSession(actor.sessionId);
      return json({ message: 'Logged out' }, 200, { 'Set-Cookie': clearedSessionCookie() });
    },
  }),
});
