import { methods } from '@/lib/http/methods';
import { json } from '@/lib/http/response/respond';
import { route } from '@/lib/http/route';
import { resetPassword } from '@/lib/identity/accounts/reset-password';
import { passwordReset } from '@/lib/identity/accounts/schema';
import { deviceCookie, deviceIn, newDevice } from '@/lib/identity/devices/cookie';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('anyone', {
    body: passwordReset,
    handle: async ({ body, origin, request }) => {
      const device = deviceIn(request) ?? newDevice();
      await resetPassword(body.token, body.newPassword, { ...origin, device });
      return json({ message: 'Password reset successful' }, 200, {
        'Set-Cookie': deviceCookie(device),
      });
    },
  }),
});
