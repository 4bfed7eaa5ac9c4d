import { inviteClaimant } from '@/lib/claims/deeds/filing/invite';
import { invitationBody } from '@/lib/claims/records/schema';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.correct', {
    params: recordId,
    body: invitationBody,
    handle: ({ actor, params, body }) => inviteClaimant(actor, params.id, body.email),
  }),
});
