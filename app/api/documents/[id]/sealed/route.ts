import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { sealedResponse } from '@/lib/http/response/document-response';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('document.read', {
    params: recordId,
    handle: ({ actor, params, request }) => sealedResponse(request, actor, params.id),
  }),
});
