import { methods } from '@/lib/http/methods';
import { signedIn } from '@/lib/http/response/signed-in';
import { route } from '@/lib/http/route';
import { deviceIn } from '@/lib/identity/devices/cookie';
import { passkeySignIn } from '@/lib/identity/passkeys/schema';
import { signInByPasskey } from '@/lib/identity/passkeys/sign-in';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('anyone', {
    body: passkeySignIn,
    handle: async ({ body, origin, request }) =>
      signedIn(await signInByPasskey(body.passkey, { ...origin, device: deviceIn(request) })),
  }),
});
