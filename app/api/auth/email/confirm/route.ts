import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { confirmEmail } from '@/lib/identity/accounts/change-email';
import { emailConfirmation } from '@/lib/identity/accounts/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('self', {
    body: emailConfirmation,
    handle: ({ actor, body }) => confirmEmail(actor, body.token),
  }),
});
