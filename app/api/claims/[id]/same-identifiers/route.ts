import { sameIdentifiersAs } from '@/lib/claims/records/identifiers/same-identifiers';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.findSame', {
    params: recordId,
    handle: ({ actor, params }) => sameIdentifiersAs(actor, params.id),
  }),
});
