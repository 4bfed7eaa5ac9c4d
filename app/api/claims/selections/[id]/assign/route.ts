import { assignPart } from '@/lib/claims/deeds/review/assign';
import { selectionAssignBody } from '@/lib/claims/queues/selections/schema';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route('claim.assignMany', {
    params: recordId,
    body: selectionAssignBody,
    handle: ({ actor, params, body: { from, assigneeId } }) =>
      assignPart(actor, { selectionId: params.id, from }, assigneeId),
  }),
});
