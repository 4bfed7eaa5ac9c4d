import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { changePassword } from '@/lib/users/change-password';
import { passwordChange } from '@/lib/users/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('self', {
    body: passwordChange,
    handle: ({ actor, body }) => changePassword(actor, body),
  }),
});
