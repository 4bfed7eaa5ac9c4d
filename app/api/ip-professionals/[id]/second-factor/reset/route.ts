import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { recordId } from '@/lib/http/schema';
import { resetColleague } from '@/lib/second-factor/reset';
import { proofBody } from '@/lib/second-factor/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('professional.manage', {
    params: recordId,
    body: proofBody,
    handle: ({ actor, params, body }) => resetColleague(actor, params.id, body),
  }),
});
