import { describeDocument } from '@/lib/documents/describe';
import { purposeBody } from '@/lib/documents/schema';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route('document.change', {
    params: recordId,
    body: purposeBody,
    handle: ({ actor, params, body }) => describeDocument(actor, params.id, body.purpose),
  }),
});
