import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { paperResponse } from '@/lib/http/response/paper-response';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.read', {
    params: recordId,
    handle: ({ actor, params, request }) => paperResponse(request, actor, params.id),
  }),
});
