import { rowsOf } from '@/lib/creditor-lists/read';
import { listParams, rowsQuery } from '@/lib/creditor-lists/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('statistics.overview', {
    params: listParams,
    query: rowsQuery,
    handle: ({ params, query }) => rowsOf(params.number, query),
  }),
});
