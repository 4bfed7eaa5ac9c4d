import { takeChangeBack } from '@/lib/claims/deeds/changes/take-back';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.answer', {
    params: recordId,
    handle: ({ actor, params }) => takeChangeBack(actor, params.id),
  }),
});
