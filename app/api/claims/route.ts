import { listClaims } from '@/lib/claims/list';
import { claimBody, claimsQuery } from '@/lib/claims/schema';
import { submitClaim } from '@/lib/claims/submit';
import { idempotencyKey } from '@/lib/http/idempotency-key';
import { methods } from '@/lib/http/methods';
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
