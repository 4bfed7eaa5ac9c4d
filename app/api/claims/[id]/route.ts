import { editClaim } from '@/lib/claims/deeds/filing/edit';
import { readClaim } from '@/lib/claims/records/read';
import { editBody } from '@/lib/claims/records/schema';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.read', {
    params: recordId,
    handle: ({ actor, params }) => readClaim(actor, params.id),
  }),
  PATCH: route('claim.edit', {
    params: recordId,
    body: editBody,
    handle: ({ actor, params, body }) => editClaim(actor, params.id, body),
  }),
});
