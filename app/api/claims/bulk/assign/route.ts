import { assignClaims } from '@/lib/claims/deeds/review/assign';
import { bulkAssignBody } from '@/lib/claims/records/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route('claim.assignMany', {
    body: bulkAssignBody,
    handle: ({ actor, body }) => assignClaims(actor, body.claimIds, body.assigneeId, body.seen),
  }),
});
