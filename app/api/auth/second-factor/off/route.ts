import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { proofBody } from '@/lib/identity/authentication/schema';
import { turnOffSecondFactor } from '@/lib/identity/second-factor/change';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('self', {
    body: proofBody,
    handle: ({ actor, body }) => turnOffSecondFactor(actor, body),
  }),
});
