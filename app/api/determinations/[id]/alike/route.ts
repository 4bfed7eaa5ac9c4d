import { previewAlike } from '@/lib/claims/queues/alike/preview';
import { proposeAlike } from '@/lib/claims/queues/alike/propose';
import { alikeBody, alikePartBody } from '@/lib/claims/queues/alike/schema';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.determine', {
    params: recordId,
    body: alikeBody,
    handle: ({ actor, params, body }) => previewAlike(actor, params.id, body),
  }),
  PATCH: route('claim.determine', {
    params: recordId,
    body: alikePartBody,
    handle: ({ actor, params, body }) => proposeAlike(actor, params.id, body),
  }),
});
