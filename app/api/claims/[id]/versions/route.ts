import { versionsQuery } from '@/lib/claims/schema';
import { versionsOfClaim } from '@/lib/claims/versions';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { recordId } from '@/lib/http/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.read', {
    params: recordId,
    query: versionsQuery,
    handle: ({ actor, params, query }) => versionsOfClaim(actor, params.id, query),
  }),
});
