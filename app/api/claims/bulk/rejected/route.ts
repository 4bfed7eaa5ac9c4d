import { withClaimsFile } from '@/lib/http/claims-file';
import { methods } from '@/lib/http/methods';
import { rejectedResponse } from '@/lib/http/response/rejected-response';
import { route } from '@/lib/http/route';
import { rejectedRows } from '@/lib/imports/rejected';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.import', {
    line: 'none',
    handle: ({ actor, request }) =>
      withClaimsFile(actor, request, async (sent, fields) =>
        rejectedResponse(request, await rejectedRows(actor, sent, fields)),
      ),
  }),
});
