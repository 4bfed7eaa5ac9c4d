import { methods } from '@/lib/http/methods';
import { json } from '@/lib/http/response/respond';
import { route } from '@/lib/http/route';
import { deviceCookie, deviceIn, newDevice } from '@/lib/identity/devices/cookie';
import { askToSignIn } from '@/lib/identity/passkeys/sign-in';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('anyone', {
    handle: async ({ request }) => {
      const device = deviceIn(request) ?? newDevice();
      return json(await askToSignIn(device), 200, { 'Set-Cookie': deviceCookie(device) });
    },
  }),
});
