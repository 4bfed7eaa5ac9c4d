import { viewBody } from '@/lib/claims/queues/views/schema';
import { savedViews, saveView } from '@/lib/claims/queues/views/views';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.determine', { handle: ({ actor }) => savedViews(actor, 'desk') }),
  PUT: route('claim.determine', {
    body: viewBody,
    handle: ({ actor, body }) => saveView(actor, 'desk', body),
  }),
});
