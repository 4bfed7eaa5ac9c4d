import { changesOf } from '@/lib/creditor-lists/changes';
import { changesQuery, listParams } from '@/lib/creditor-lists/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('statistics.overview', {
    params: listParams,
    query: changesQuery,
    handle: ({ params, query }) => changesOf(params.number, query),
  }),
});
