import { objectToRow } from '@/lib/claims/deeds/objections/object';
import { objectionsOf } from '@/lib/claims/deeds/objections/read';
import { objectionBody } from '@/lib/claims/deeds/objections/schema';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.read', {
    params: recordId,
    handle: ({ actor, params }) => objectionsOf(actor, params.id),
  }),
  POST: route('claim.answer', {
    status: 201,
    params: recordId,
    body: objectionBody,
    handle: ({ actor, params, body }) => objectToRow(actor, params.id, body),
  }),
});
