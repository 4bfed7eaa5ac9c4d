import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { claimFileResponse } from '@/lib/http/response/claim-file-response';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.file', {
    params: recordId,
    handle: ({ actor, params, request }) => claimFileResponse(request, actor, params.id),
  }),
});
