import { determine } from '@/lib/claims/deeds/determinations/determine';
import { determinationsOf } from '@/lib/claims/deeds/determinations/read';
import { determinationBody } from '@/lib/claims/deeds/determinations/schema';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.read', {
    params: recordId,
    handle: ({ actor, params }) => determinationsOf(actor, params.id),
  }),
  POST: route('claim.determine', {
    status: 201,
    params: recordId,
    body: determinationBody,
    handle: ({ actor, params, body }) => determine(actor, params.id, body),
  }),
});
