import { assignClaim } from '@/lib/claims/deeds/review/assign';
import { assignBody } from '@/lib/claims/records/schema';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route('claim.assign', {
    params: recordId,
    body: assignBody,
    handle: ({ actor, params, body }) => assignClaim(actor, params.id, body.assigneeId, body.from),
  }),
});
