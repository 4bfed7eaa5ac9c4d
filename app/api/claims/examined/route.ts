import { ownClaimsInQuarantine } from '@/lib/claims/queues/quarantine/read';
import { pageQuery } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.read', {
    query: pageQuery,
    handle: ({ actor, query }) => ownClaimsInQuarantine(actor, query),
  }),
});
