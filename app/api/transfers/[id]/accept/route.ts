import { acceptTransfer } from '@/lib/claims/deeds/transfers/accept';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.determine', {
    params: recordId,
    handle: ({ actor, params }) => acceptTransfer(actor, params.id),
  }),
});
