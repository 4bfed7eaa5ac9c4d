import { leaveClaim, seeClaim } from '@/lib/claims/queues/desk/viewers';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.determine', {
    params: recordId,
    handle: ({ actor, params }) => seeClaim(actor, params.id),
  }),
  DELETE: route('claim.determine', {
    params: recordId,
    handle: ({ actor, params }) => leaveClaim(actor, params.id),
  }),
});
