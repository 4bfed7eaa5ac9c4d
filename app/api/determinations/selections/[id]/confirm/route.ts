import { confirmPart } from '@/lib/claims/deeds/determinations/confirm-selection';
import { confirmPartBody } from '@/lib/claims/deeds/determinations/schema';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route('claim.confirm', {
    params: recordId,
    body: confirmPartBody,
    handle: ({ actor, params, body }) => confirmPart(actor, { selectionId: params.id, ...body }),
  }),
});
