import { sessionCookie } from '@/lib/auth/cookie';
import { methods } from '@/lib/http/methods';
import { json } from '@/lib/http/respond';
import { route } from '@/lib/http/route';
import { languageFrom, languageKey } from '@/lib/i18n/language';
import { register } from '@/lib/users/register';
import { registration } from '@/lib/users/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('anyone', {
    body: registration,
    handle: async ({ body, origin, request }) => {
      const language = languageFrom(request.cookies.get(languageKey)?.value);
      const session = await register(body, origin, language);
      return json(session, 201, { 'Set-Cookie': sessionCookie(session.token) });
    },
  }),
});
