import { neighboursOf } from '@/lib/claims/queues/lists/neighbours';
import { claimsListQuery } from '@/lib/claims/records/schema';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.read', {
    params: recordId,
    query: claimsListQuery,
    handle: ({ actor, params, query }) => neighboursOf(actor, params.id, query),
  }),
});
