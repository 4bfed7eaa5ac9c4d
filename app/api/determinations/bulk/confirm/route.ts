import { confirmDeterminations } from '@/lib/claims/deeds/determinations/confirm';
import { bulkConfirmBody } from '@/lib/claims/deeds/determinations/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.confirm', {
    body: bulkConfirmBody,
    handle: ({ actor, body }) => confirmDeterminations(actor, body.ids),
  }),
});
