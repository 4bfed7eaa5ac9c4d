import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { recordId } from '@/lib/http/schema';
import { resetColleague } from '@/lib/second-factor/reset';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: route('professional.manage', {
    params: recordId,
    handle: ({ actor, params }) => resetColleague(actor, params.id),
  }),
});
