import { summariseProposals } from '@/lib/claims/deeds/determinations/bulk-summary';
import { proposalsBody } from '@/lib/claims/deeds/determinations/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.confirm', {
    body: proposalsBody,
    handle: ({ actor, body }) => summariseProposals(actor, body),
  }),
});
