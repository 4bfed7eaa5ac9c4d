import { withdrawClaim } from '@/lib/claims/filing/withdraw';
import { withdrawBody } from '@/lib/claims/schema';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.withdraw', {
    params: recordId,
    body: withdrawBody,
    handle: ({ actor, params, body }) => withdrawClaim(actor, params.id, body),
  }),
});
