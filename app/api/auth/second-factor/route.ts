import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { passwordBody } from '@/lib/second-factor/schema';
import { beginSecondFactor } from '@/lib/second-factor/set-up';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('self', {
    body: passwordBody,
    handle: ({ actor, body }) => beginSecondFactor(actor, body),
  }),
});
