import { claimsInQuarantine } from '@/lib/claims/queues/quarantine/read';
import { pageQuery, recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.quarantine', {
    params: recordId,
    query: pageQuery,
    handle: ({ params, query }) => claimsInQuarantine(params.id, query),
  }),
});
