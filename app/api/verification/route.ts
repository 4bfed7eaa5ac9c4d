import { deskPage } from '@/lib/claims/queues/desk/list';
import { deskQuery } from '@/lib/claims/queues/desk/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.determine', {
    query: deskQuery,
    handle: ({ actor, query }) => deskPage(actor, query),
  }),
});
