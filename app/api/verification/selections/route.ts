import { deskSelectionBody } from '@/lib/claims/queues/desk/schema';
import { selectAtDesk } from '@/lib/claims/queues/selections/make';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.determine', {
    body: deskSelectionBody,
    status: 201,
    handle: ({ actor, body }) => selectAtDesk(actor, body),
  }),
});
