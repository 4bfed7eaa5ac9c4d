import { revealIdentifier } from '@/lib/claims/reveal';
import { revealBody } from '@/lib/claims/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { recordId } from '@/lib/http/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.reveal', {
    params: recordId,
    body: revealBody,
    handle: ({ actor, params, body }) => revealIdentifier(actor, params.id, body.field),
  }),
});
