import { sameIdentifiersAs } from '@/lib/claims/same-identifiers';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { recordId } from '@/lib/http/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.findSame', {
    params: recordId,
    handle: ({ actor, params }) => sameIdentifiersAs(actor, params.id),
  }),
});
