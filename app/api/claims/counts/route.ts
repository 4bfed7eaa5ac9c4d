import { workCounts } from '@/lib/claims/queues/lists/work-counts';
import { countsQuery } from '@/lib/claims/records/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.determine', {
    query: countsQuery,
    handle: ({ actor, query }) => workCounts(actor, query),
  }),
});
