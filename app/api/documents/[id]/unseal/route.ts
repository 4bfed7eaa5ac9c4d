import { unsealBody } from '@/lib/documents/schema';
import { unsealDocument } from '@/lib/documents/sealed';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('document.read', {
    params: recordId,
    body: unsealBody,
    handle: ({ actor, params, body }) => unsealDocument(actor, params.id, body.salt),
  }),
});
