import { enterObjection } from '@/lib/claims/deeds/objections/enter';
import { enteredObjectionBody } from '@/lib/claims/deeds/objections/schema';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.correct', {
    status: 201,
    params: recordId,
    body: enteredObjectionBody,
    handle: ({ actor, params, body }) => enterObjection(actor, params.id, body),
  }),
});
