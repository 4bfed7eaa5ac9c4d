import { withClaimsFile } from '@/lib/http/claims-file';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { importClaims } from '@/lib/imports/import-claims';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.import', {
    status: 201,
    line: 'none',
    handle: ({ actor, request }) =>
      withClaimsFile(actor, request, (sent, { allowDuplicate }) =>
        importClaims(actor, sent, allowDuplicate === 'true'),
      ),
  }),
});
