import { methods } from '@/lib/http/methods';
import { json } from '@/lib/http/response/respond';
import { route } from '@/lib/http/route';
import { languageFrom, languageKey } from '@/lib/i18n/language';
import { register } from '@/lib/identity/accounts/register';
import { registration } from '@/lib/identity/accounts/schema';
import { deviceCookie, deviceOf, newDevice } from '@/lib/identity/devices/cookie';
import { sessionCookie } from '@/lib/identity/sessions/cookie';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('anyone', {
    body: registration,
    handle: async ({ body, origin, request }) => {
      const language = languageFrom(request.cookies.get(languageKey)?.value);
      const device = deviceOf(request) ?? newDevice();
      const session = await register(body, { ...origin, device }, language);
      const answer = json(session, 201, { 'Set-Cookie': sessionCookie(session.token) });
      answer.headers.append('Set-Cookie', deviceCookie(device));
      return answer;
    },
  }),
});
