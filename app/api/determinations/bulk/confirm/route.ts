import { confirmDeterminations } from '@/lib/claims/determinations/confirm';
import { bulkConfirmBody } from '@/lib/claims/determinations/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.confirm', {
    body: bulkConfirmBody,
    handle: ({ actor, body }) => confirmDeterminations(actor, body.ids),
  }),
});
