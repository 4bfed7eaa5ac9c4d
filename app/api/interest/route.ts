import { interestBody, interestFor } from '@/lib/claims/deeds/determinations/interest';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.determine', {
    body: interestBody,
    handle: ({ body }) => interestFor(body),
  }),
});
