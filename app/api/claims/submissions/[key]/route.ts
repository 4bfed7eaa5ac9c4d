import { findSubmission } from '@/lib/claims/deeds/filing/submit';
import { submissionPath } from '@/lib/claims/records/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.create', {
    params: submissionPath,
    handle: ({ actor, params }) => findSubmission(actor, params.key),
  }),
});
