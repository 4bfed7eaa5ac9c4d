import { deskCounts } from '@/lib/claims/queues/desk/counts';
import { deskCountsQuery } from '@/lib/claims/queues/desk/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.determine', {
    query: deskCountsQuery,
    handle: ({ actor, query }) => deskCounts(actor, query),
  }),
});
