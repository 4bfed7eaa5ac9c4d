import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { proofBody } from '@/lib/identity/authentication/schema';
import { beginSecondFactor } from '@/lib/identity/second-factor/set-up';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('self', {
    body: proofBody,
    handle: ({ actor, body }) => beginSecondFactor(actor, body),
  }),
});
