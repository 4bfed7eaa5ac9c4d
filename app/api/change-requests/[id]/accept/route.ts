import { acceptChangeBody } from '@/lib/claims/deeds/changes/schema';
import { acceptChange } from '@/lib/claims/deeds/filing/accept-change';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.judgeChange', {
    params: recordId,
    body: acceptChangeBody,
    handle: ({ actor, params, body }) => acceptChange(actor, params.id, body),
  }),
});
