import { versionsQuery } from '@/lib/claims/records/schema';
import { versionsOfClaim } from '@/lib/claims/records/versions';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.read', {
    params: recordId,
    query: versionsQuery,
    handle: ({ actor, params, query }) => versionsOfClaim(actor, params.id, query),
  }),
});
