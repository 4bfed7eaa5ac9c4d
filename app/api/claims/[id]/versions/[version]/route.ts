import { versionOfClaim } from '@/lib/claims/records/schema';
import { versionOf } from '@/lib/claims/records/versions';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.read', {
    params: versionOfClaim,
    handle: ({ actor, params }) => versionOf(actor, params.id, params.version),
  }),
});
