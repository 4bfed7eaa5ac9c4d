import { votersFile } from '@/lib/creditor-lists/files/voters';
import { listParams, votersQuery } from '@/lib/creditor-lists/schema';
import { methods } from '@/lib/http/methods';
import { listResponse } from '@/lib/http/response/list-response';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('statistics.overview', {
    params: listParams,
    query: votersQuery,
    handle: async ({ actor, params, query, request }) =>
      listResponse(request, await votersFile(actor, params.number, query)),
  }),
});
