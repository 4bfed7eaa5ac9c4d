import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { askToProve } from '@/lib/identity/accounts/prove-address';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('self', { handle: ({ actor }) => askToProve(actor) }),
});
