import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { proofBody } from '@/lib/identity/authentication/schema';
import { refuseProposal } from '@/lib/identity/team/proposals';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('professional.manage', {
    params: recordId,
    body: proofBody,
    handle: ({ actor, params, body }) => refuseProposal(actor, params.id, body),
  }),
});
