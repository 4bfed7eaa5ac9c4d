import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { codeBody } from '@/lib/second-factor/schema';
import { confirmSecondFactor } from '@/lib/second-factor/set-up';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('self', {
    body: codeBody,
    handle: ({ actor, body }) => confirmSecondFactor(actor, body),
  }),
});
