import { lateTrackOf } from '@/lib/claims/deeds/late/read';
import { lateStepBody } from '@/lib/claims/deeds/late/schema';
import { takeLateStep } from '@/lib/claims/deeds/late/take-step';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.read', {
    params: recordId,
    handle: ({ actor, params }) => lateTrackOf(actor, params.id),
  }),
  POST: route('claim.trackLate', {
    status: 201,
    params: recordId,
    body: lateStepBody,
    handle: ({ actor, params, body }) => takeLateStep(actor, params.id, body),
  }),
});
