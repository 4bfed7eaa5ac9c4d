import { publishedRows } from '@/lib/creditor-lists/published/read';
import { listParams, rowsQuery } from '@/lib/creditor-lists/schema';
import { methods } from '@/lib/http/methods';
import { publishedJson } from '@/lib/http/public-lists';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('anyone', {
    params: listParams,
    query: rowsQuery,
    handle: ({ params, query, request, origin }) =>
      publishedJson(request, origin, () => publishedRows(params.number, query)),
  }),
});
