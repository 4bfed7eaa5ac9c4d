import { withClaimsFile } from '@/lib/http/claims-file';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { checkClaims } from '@/lib/imports/import-claims';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.import', {
    line: 'none',
    handle: ({ actor, request }) =>
      withClaimsFile(actor, request, (sent) => checkClaims(actor, sent)),
  }),
});
