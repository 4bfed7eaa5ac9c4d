import { editClaim } from '@/lib/claims/edit';
import { readClaim } from '@/lib/claims/read';
import { editBody } from '@/lib/claims/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { recordId } from '@/lib/http/schema';

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
