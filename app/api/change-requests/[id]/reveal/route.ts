import { revealProposed } from '@/lib/claims/records/reveal';
import { revealBody } from '@/lib/claims/records/schema';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.reveal', {
    params: recordId,
    body: revealBody,
    handle: ({ actor, params, body }) => revealProposed(actor, params.id, body.field),
  }),
});
