import { fileQuery, listParams } from '@/lib/creditor-lists/schema';
import { methods } from '@/lib/http/methods';
import { publishedFile } from '@/lib/http/public-lists';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('anyone', {
    params: listParams,
    query: fileQuery,
    handle: ({ params, query, request, origin }) =>
      publishedFile(request, origin, params.number, query),
  }),
});
