import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { askForClaimFile } from '@/lib/reports/claim-files/ask';
import { claimFilesOf } from '@/lib/reports/claim-files/read';
import { claimFilesBody, claimFilesQuery } from '@/lib/reports/claim-files/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.file', {
    query: claimFilesQuery,
    handle: ({ actor, query }) => claimFilesOf(actor, query.claim),
  }),
  POST: route('claim.file', {
    body: claimFilesBody,
    status: 202,
    handle: ({ actor, body }) => askForClaimFile(actor, body),
  }),
});
