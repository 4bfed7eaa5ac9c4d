import { openDocument } from '@/lib/documents/read';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { fileResponse } from '@/lib/http/response/file-response';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('document.read', {
    params: recordId,
    handle: async ({ actor, params, request }) => {
      const { document, content } = await openDocument(actor, params.id);
      return fileResponse(request, document, content, 'inline');
    },
  }),
});
