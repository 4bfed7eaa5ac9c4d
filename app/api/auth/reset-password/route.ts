import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { resetPassword } from '@/lib/users/reset-password';
import { passwordReset } from '@/lib/users/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('anyone', {
    body: passwordReset,
    handle: async ({ body, origin }) => {
      await resetPassword(body.token, body.newPassword, origin);
      return { message: 'Password reset successful' };
    },
  }),
});
