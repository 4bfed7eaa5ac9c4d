import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { confirmPasskey } from '@/lib/identity/passkeys/add';
import { madePasskey } from '@/lib/identity/passkeys/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('self', {
    body: madePasskey,
    handle: ({ actor, body }) => confirmPasskey(actor, body),
  }),
});
