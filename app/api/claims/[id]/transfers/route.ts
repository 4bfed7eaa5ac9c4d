import { transfersOfClaim } from '@/lib/claims/deeds/transfers/read';
import { reportTransfer } from '@/lib/claims/deeds/transfers/report';
import { transferBody } from '@/lib/claims/deeds/transfers/schema';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.read', {
    params: recordId,
    handle: ({ actor, params }) => transfersOfClaim(actor, params.id),
  }),
  POST: route('claim.transfer', {
    status: 201,
    params: recordId,
    body: transferBody,
    handle: ({ actor, params, body }) => reportTransfer(actor, params.id, body),
  }),
});
