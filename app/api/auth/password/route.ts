import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { passwordChange } from '@/lib/identity/accounts/schema';
import { changePassword } from '@/lib/identity/passwords/change-password';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('self', {
    body: passwordChange,
    handle: ({ actor, body }) => changePassword(actor, body),
  }),
});
