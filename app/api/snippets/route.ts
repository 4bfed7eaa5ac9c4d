import { snippetBody } from '@/lib/claims/queues/snippets/schema';
import { keepSnippet, keptSnippets } from '@/lib/claims/queues/snippets/snippets';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.determine', { handle: ({ actor }) => keptSnippets(actor) }),
  POST: route('claim.determine', {
    body: snippetBody,
    status: 201,
    handle: ({ actor, body }) => keepSnippet(actor, body),
  }),
});
