import { openDocument } from '@/lib/documents/read';
import { fileResponse } from '@/lib/http/file-response';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { recordId } from '@/lib/http/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('document.read', {
    params: recordId,
    handle: async ({ actor, params, request }) => {
      const { document, content } = await openDocument(actor, params.id);
      return fileResponse(request, document, content, 'inline');
    },
  }),
});
