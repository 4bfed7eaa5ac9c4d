import { publishedCommittee } from '@/lib/creditor-lists/published/read';
import { listParams } from '@/lib/creditor-lists/schema';
import { methods } from '@/lib/http/methods';
import { publishedJson } from '@/lib/http/public-lists';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('anyone', {
    params: listParams,
    handle: ({ params, request, origin }) =>
      publishedJson(request, origin, () => publishedCommittee(params.number)),
  }),
});
