import { withdrawClaim } from '@/lib/claims/deeds/filing/withdraw';
import { withdrawBody } from '@/lib/claims/records/schema';
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
