import { attachDocument } from '@/lib/documents/attach';
import { readDocument } from '@/lib/documents/read';
import { removeDocument } from '@/lib/documents/remove';
import { attachBody } from '@/lib/documents/schema';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('document.read', {
    params: recordId,
    handle: ({ actor, params }) => readDocument(actor, params.id),
  }),
  DELETE: route('document.change', {
    params: recordId,
    handle: ({ actor, params }) => removeDocument(actor, params.id),
  }),
  PATCH: route('document.upload', {
    params: recordId,
    body: attachBody,
    handle: ({ actor, params, body }) => attachDocument(actor, params.id, body.claimId),
  }),
});
