import { withdrawBody } from '@/lib/claims/schema';
import { withdrawClaim } from '@/lib/claims/withdraw';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { recordId } from '@/lib/http/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.withdraw', {
    params: recordId,
    body: withdrawBody,
    handle: ({ actor, params, body }) => withdrawClaim(actor, params.id, body.reason),
  }),
});
