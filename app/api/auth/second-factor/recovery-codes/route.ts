import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { renewRecoveryCodes } from '@/lib/second-factor/change';
import { passwordAndCodeBody } from '@/lib/second-factor/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('self', {
    body: passwordAndCodeBody,
    handle: ({ actor, body }) => renewRecoveryCodes(actor, body),
  }),
});
