import { setAsideBody } from '@/lib/claims/deeds/set-aside/schema';
import { setAside, takeUp } from '@/lib/claims/deeds/set-aside/set-aside';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route('claim.determine', {
    params: recordId,
    body: setAsideBody,
    handle: ({ actor, params, body }) => setAside(actor, params.id, body),
  }),
  DELETE: route('claim.determine', {
    params: recordId,
    handle: ({ actor, params }) => takeUp(actor, params.id),
  }),
});
