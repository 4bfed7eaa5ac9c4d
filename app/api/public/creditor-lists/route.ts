import { publishedLists } from '@/lib/creditor-lists/published/read';
import { methods } from '@/lib/http/methods';
import { publishedJson } from '@/lib/http/public-lists';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('anyone', {
    handle: ({ request, origin }) => publishedJson(request, origin, publishedLists),
  }),
});
