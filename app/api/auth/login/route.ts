import { methods } from '@/lib/http/methods';
import { signedIn } from '@/lib/http/response/signed-in';
import { route } from '@/lib/http/route';
import { credentials } from '@/lib/identity/accounts/schema';
import { signIn } from '@/lib/identity/accounts/sign-in';
import { deviceIn } from '@/lib/identity/devices/cookie';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('anyone', {
    body: credentials,
    handle: async ({ body, origin, request }) =>
      signedIn(await signIn(body, { ...origin, device: deviceIn(request) })),
  }),
});
