import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { passwordReset } from '@/lib/identity/accounts/schema';
import { resetPassword } from '@/lib/identity/passwords/reset-password';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('anyone', {
    body: passwordReset,
    handle: async ({ body, origin }) => {
      await resetPassword(body.token, body.newPassword, origin);
      return { message: 'Password reset successful' };
    },
  }),
});
