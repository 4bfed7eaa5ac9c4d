import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { userById } from '@/lib/users/read';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('self', { handle: ({ actor }) => userById(actor.id) }),
});
