import { askForChange } from '@/lib/claims/deeds/changes/ask';
import { changeRequestsOf } from '@/lib/claims/deeds/changes/read';
import { changeBody } from '@/lib/claims/deeds/changes/schema';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.read', {
    params: recordId,
    handle: ({ actor, params }) => changeRequestsOf(actor, params.id),
  }),
  POST: route('claim.answer', {
    status: 201,
    params: recordId,
    body: changeBody,
    handle: ({ actor, params, body }) => askForChange(actor, params.id, body),
  }),
});
