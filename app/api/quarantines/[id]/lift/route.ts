import { liftQuarantine } from '@/lib/claims/queues/quarantine/lift';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { proofBody } from '@/lib/identity/authentication/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.quarantine', {
    params: recordId,
    body: proofBody,
    handle: ({ actor, params, body }) => liftQuarantine(actor, params.id, body),
  }),
});
