import { readClaim } from '@/lib/claims/read';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { recordId } from '@/lib/http/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.read', {
    params: recordId,
    handle: ({ actor, params }) => readClaim(actor, params.id),
  }),
});
