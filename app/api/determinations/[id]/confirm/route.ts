import { confirmDetermination } from '@/lib/claims/deeds/determinations/confirm';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.confirm', {
    params: recordId,
    handle: ({ actor, params }) => confirmDetermination(actor, params.id),
  }),
});
