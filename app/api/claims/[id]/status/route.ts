import { setStatus } from '@/lib/claims/deeds/review/set-status';
import { statusBody } from '@/lib/claims/records/schema';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route('claim.setStatus', {
    params: recordId,
    body: statusBody,
    handle: ({ actor, params, body }) =>
      setStatus(actor, params.id, { ...body, reviewNote: body.reviewNote || null }),
  }),
});
