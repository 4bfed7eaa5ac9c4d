import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { codeBody } from '@/lib/identity/authentication/schema';
import { confirmSecondFactor } from '@/lib/identity/second-factor/set-up';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('self', {
    body: codeBody,
    handle: ({ actor, body }) => confirmSecondFactor(actor, body),
  }),
});
