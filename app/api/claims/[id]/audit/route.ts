import { auditOfClaim } from '@/lib/audit/read';
import { auditQuery } from '@/lib/audit/schema';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.audit', {
    params: recordId,
    query: auditQuery,
    handle: ({ actor, params, query }) => auditOfClaim(actor, params.id, query),
  }),
});
