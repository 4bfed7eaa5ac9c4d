import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { markPosted } from '@/lib/papers/post/mark';
import { postedBody } from '@/lib/papers/post/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.file', {
    body: postedBody,
    handle: ({ actor, body }) => markPosted(actor, body),
  }),
});
