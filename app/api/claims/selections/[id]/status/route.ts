import { setStatusOfPart } from '@/lib/claims/deeds/review/set-status';
import { selectionStatusBody } from '@/lib/claims/queues/selections/schema';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route('claim.setStatus', {
    params: recordId,
    body: selectionStatusBody,
    handle: ({ actor, params, body: { from, status, reviewNote } }) =>
      setStatusOfPart(
        actor,
        { selectionId: params.id, from },
        { status, reviewNote: reviewNote || null },
      ),
  }),
});
