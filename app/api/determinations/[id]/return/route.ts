import { returnDetermination } from '@/lib/claims/deeds/determinations/return';
import { returnBody } from '@/lib/claims/deeds/determinations/schema';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.confirm', {
    params: recordId,
    body: returnBody,
    handle: ({ actor, params, body }) => returnDetermination(actor, params.id, body.remark),
  }),
});
