import { readListLayout, saveListLayout } from '@/lib/claims/queues/lists/layout';
import { layoutBody } from '@/lib/claims/queues/lists/layout-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.determine', {
    handle: async ({ actor }) => ({ layout: await readListLayout(actor) }),
  }),
  PUT: route('claim.determine', {
    body: layoutBody,
    handle: async ({ actor, body }) => ({ layout: await saveListLayout(actor, body.layout) }),
  }),
});
