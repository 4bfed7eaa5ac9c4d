import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { proofBody } from '@/lib/identity/authentication/schema';
import { beginPasskey } from '@/lib/identity/passkeys/add';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('self', {
    body: proofBody,
    handle: ({ actor, body }) => beginPasskey(actor, body),
  }),
});
