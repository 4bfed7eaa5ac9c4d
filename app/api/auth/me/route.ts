import { cookieToRestore } from '@/lib/auth/cookie';
import { methods } from '@/lib/http/methods';
import { json } from '@/lib/http/respond';
import { route } from '@/lib/http/route';
import { userById } from '@/lib/users/read';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('self', {
    handle: async ({ actor, request }) =>
      json(await userById(actor.id), 200, cookieToRestore(request)),
  }),
});
