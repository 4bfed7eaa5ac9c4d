import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { proofBody } from '@/lib/identity/authentication/schema';
import { resetColleague } from '@/lib/identity/team/reset-second-factor';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('professional.manage', {
    params: recordId,
    body: proofBody,
    handle: ({ actor, params, body }) => resetColleague(actor, params.id, body),
  }),
});
