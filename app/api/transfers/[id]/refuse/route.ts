import { refuseTransfer } from '@/lib/claims/deeds/transfers/end';
import { refusalBody } from '@/lib/claims/deeds/transfers/schema';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.determine', {
    params: recordId,
    body: refusalBody,
    handle: ({ actor, params, body }) => refuseTransfer(actor, params.id, body.reasons),
  }),
});
