import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { readSecurity } from '@/lib/identity/second-factor/read';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('self', { handle: ({ actor }) => readSecurity(actor) }),
});
