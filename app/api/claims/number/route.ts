import { tokenOfNumber } from '@/lib/claims/queues/search/number';
import { numberBody } from '@/lib/claims/records/work-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.findSame', {
    body: numberBody,
    handle: ({ actor, body }) => tokenOfNumber(actor, body.number),
  }),
});
