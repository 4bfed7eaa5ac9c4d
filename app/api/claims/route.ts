import { submitClaim } from '@/lib/claims/deeds/filing/submit';
import { listClaims } from '@/lib/claims/queues/lists/list';
import { claimBody, claimsQuery } from '@/lib/claims/records/schema';
import { methods } from '@/lib/http/methods';
import { idempotencyKey } from '@/lib/http/request/idempotency-key';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.read', {
    query: claimsQuery,
    handle: ({ actor, query }) => listClaims(actor, query),
  }),
  POST: route('claim.create', {
    body: claimBody,
    status: 201,
    handle: ({ actor, body, request }) => submitClaim(actor, body, idempotencyKey(request.headers)),
  }),
});
