import { neighboursOf } from '@/lib/claims/neighbours';
import { claimsListQuery } from '@/lib/claims/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { recordId } from '@/lib/http/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.read', {
    params: recordId,
    query: claimsListQuery,
    handle: ({ actor, params, query }) => neighboursOf(actor, params.id, query),
  }),
});
