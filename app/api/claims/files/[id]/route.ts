import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { claimFileOf } from '@/lib/reports/claim-files/read';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.file', {
    params: recordId,
    handle: ({ actor, params }) => claimFileOf(actor, params.id),
  }),
});
