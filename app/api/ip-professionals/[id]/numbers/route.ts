import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { allowNumbers } from '@/lib/identity/team/allow-numbers';
import { numbersBody } from '@/lib/identity/team/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('professional.manage', {
    params: recordId,
    body: numbersBody,
    handle: ({ actor, params, body }) => allowNumbers(actor, params.id, body),
  }),
});
