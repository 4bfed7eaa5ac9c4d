import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { confirmNewEmail } from '@/lib/identity/accounts/change-email';
import { emailConfirmation } from '@/lib/identity/accounts/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('anyone', {
    body: emailConfirmation,
    handle: ({ body, origin }) => confirmNewEmail(body.token, origin),
  }),
});
