import { methods } from '@/lib/http/methods';
import { json } from '@/lib/http/response/respond';
import { route } from '@/lib/http/route';
import { credentials } from '@/lib/identity/accounts/schema';
import { signIn } from '@/lib/identity/accounts/sign-in';
import { deviceCookie, deviceOf } from '@/lib/identity/devices/cookie';
import { sessionCookie } from '@/lib/identity/sessions/cookie';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('anyone', {
    body: credentials,
    handle: async ({ body, origin, request }) => {
      const { device, ...session } = await signIn(body, { ...origin, device: deviceOf(request) });
      const answer = json(session, 200, { 'Set-Cookie': sessionCookie(session.token) });
      answer.headers.append('Set-Cookie', deviceCookie(device));
      return answer;
    },
  }),
});
