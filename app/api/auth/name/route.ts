import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { giveName } from '@/lib/identity/accounts/give-name';
import { nameBody } from '@/lib/identity/accounts/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('self', {
    body: nameBody,
    handle: ({ actor, body }) => giveName(actor, body),
  }),
});
