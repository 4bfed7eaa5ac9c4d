import { takeClaims } from '@/lib/claims/deeds/review/assign';
import { takeBody } from '@/lib/claims/records/work-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.take', {
    body: takeBody,
    handle: ({ actor, body }) => takeClaims(actor, body.count),
  }),
});
