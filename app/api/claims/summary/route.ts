import { summaryBody } from '@/lib/claims/queues/selections/schema';
import { summarise } from '@/lib/claims/queues/selections/summary';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.assignMany', {
    body: summaryBody,
    handle: ({ actor, body }) => summarise(actor, body),
  }),
});
