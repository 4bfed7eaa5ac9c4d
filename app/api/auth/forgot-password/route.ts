import { after } from 'next/server';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { requestPasswordReset } from '@/lib/identity/accounts/reset-password';
import { resetRequest } from '@/lib/identity/accounts/schema';
import { deviceIn } from '@/lib/identity/devices/cookie';
import { deliverNow } from '@/lib/notifications/mail/deliver';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('anyone', {
    body: resetRequest,
    handle: async ({ body, origin, request }) => {
      await requestPasswordReset(body.email, { ...origin, device: deviceIn(request) });
      after(deliverNow);
      return { message: "If your email is registered, you'll receive a password reset link." };
    },
  }),
});
