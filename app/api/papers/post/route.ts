import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { lettersForPost } from '@/lib/papers/post/read';
import { postQuery } from '@/lib/papers/post/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.file', {
    query: postQuery,
    handle: ({ actor, query }) => lettersForPost(actor, query),
  }),
});
