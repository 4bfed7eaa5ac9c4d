import { auditOfClaim } from '@/lib/audit/read';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { recordId } from '@/lib/http/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.audit', {
    params: recordId,
    handle: ({ actor, params }) => auditOfClaim(actor, params.id),
  }),
});
