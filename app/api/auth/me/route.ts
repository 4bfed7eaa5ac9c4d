import { methods } from '@/lib/http/methods';
import { json } from '@/lib/http/response/respond';
import { route } from '@/lib/http/route';
import { userById } from '@/lib/identity/accounts/read';
import { cookieToRestore } from '@/lib/identity/sessions/cookie';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('self', {
    handle: async ({ actor, request }) =>
      json(await userById(actor.id), 200, cookieToRestore(request)),
  }),
});
