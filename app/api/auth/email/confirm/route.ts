import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { confirmNewEmail } from '@/lib/users/change-email';
import { emailConfirmation } from '@/lib/users/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('anyone', {
    body: emailConfirmation,
    handle: ({ body, origin }) => confirmNewEmail(body.token, origin),
  }),
});
