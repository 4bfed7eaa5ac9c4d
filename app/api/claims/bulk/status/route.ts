import { versionsOf } from '@/lib/claims/deeds/bulk';
import { setStatusOfMany } from '@/lib/claims/deeds/review/set-status';
import { bulkStatusBody } from '@/lib/claims/records/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route('claim.setStatus', {
    body: bulkStatusBody,
    handle: ({ actor, body: { claimIds, status, reviewNote, seen, versions } }) =>
      setStatusOfMany(
        actor,
        claimIds,
        { status, reviewNote: reviewNote || null },
        { statuses: seen, versions: versionsOf(claimIds, versions) },
      ),
  }),
});
