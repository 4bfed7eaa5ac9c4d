import { makeSelection } from '@/lib/claims/queues/selections/make';
import { selectionBody } from '@/lib/claims/queues/selections/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.assignMany', {
    body: selectionBody,
    status: 201,
    handle: ({ actor, body }) => makeSelection(actor, body.filters),
  }),
});
