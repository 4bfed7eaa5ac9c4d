import { sessionCookie } from '@/lib/auth/cookie';
import { methods } from '@/lib/http/methods';
import { json } from '@/lib/http/respond';
import { route } from '@/lib/http/route';
import { credentials } from '@/lib/users/schema';
import { signIn } from '@/lib/users/sign-in';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('anyone', {
    body: credentials,
    handle: async ({ body, origin }) => {
      const session = await signIn(body, origin);
      return json(session, 200, { 'Set-Cookie': sessionCookie(session.token) });
    },
  }),
});
