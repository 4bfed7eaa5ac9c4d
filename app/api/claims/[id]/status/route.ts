import { statusBody } from '@/lib/claims/schema';
import { setStatus } from '@/lib/claims/set-status';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { recordId } from '@/lib/http/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route('claim.setStatus', {
    params: recordId,
    body: statusBody,
    handle: ({ actor, params, body }) =>
      setStatus(actor, params.id, { ...body, reviewNote: body.reviewNote || null }),
  }),
});
