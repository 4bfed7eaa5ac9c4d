import { methods } from '@/lib/http/methods';
import { signedIn } from '@/lib/http/response/signed-in';
import { route } from '@/lib/http/route';
import { languageFrom, languageKey } from '@/lib/i18n/language';
import { register } from '@/lib/identity/accounts/register';
import { registration } from '@/lib/identity/accounts/schema';
import { deviceIn, newDevice } from '@/lib/identity/devices/cookie';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('anyone', {
    body: registration,
    handle: async ({ body, origin, request }) => {
      const language = languageFrom(request.cookies.get(languageKey)?.value);
      const device = deviceIn(request) ?? newDevice();
      return signedIn({ ...(await register(body, { ...origin, device }, language)), device }, 201);
    },
  }),
});
