import { methods } from '@/lib/http/methods';
import { printResponse } from '@/lib/http/response/print-response';
import { route } from '@/lib/http/route';
import { printBody } from '@/lib/papers/post/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.file', {
    body: printBody,
    handle: ({ actor, body }) => printResponse(actor, body.ids),
  }),
});
