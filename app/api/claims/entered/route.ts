import { enterClaim } from '@/lib/claims/deeds/filing/enter';
import { enteredBody } from '@/lib/claims/records/schema';
import { methods } from '@/lib/http/methods';
import { idempotencyKey } from '@/lib/http/request/idempotency-key';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.enter', {
    body: enteredBody,
    status: 201,
    handle: ({ actor, body, request }) => enterClaim(actor, body, idempotencyKey(request.headers)),
  }),
});
