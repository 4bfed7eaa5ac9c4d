import { declineChange } from '@/lib/claims/deeds/changes/answer';
import { declineChangeBody } from '@/lib/claims/deeds/changes/schema';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.judgeChange', {
    params: recordId,
    body: declineChangeBody,
    handle: ({ actor, params, body }) => declineChange(actor, params.id, body),
  }),
});
