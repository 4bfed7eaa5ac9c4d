import { enterChange } from '@/lib/claims/deeds/changes/enter';
import { enteredChangeBody } from '@/lib/claims/deeds/changes/schema';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.correct', {
    status: 201,
    params: recordId,
    body: enteredChangeBody,
    handle: ({ actor, params, body }) => enterChange(actor, params.id, body),
  }),
});
