import { weighBody } from '@/lib/claims/queues/selections/schema';
import { weigh } from '@/lib/claims/queues/selections/weigh';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.assignMany', {
    body: weighBody,
    handle: ({ actor, body }) => weigh(actor, body),
  }),
});
