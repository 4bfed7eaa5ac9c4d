import { takeBody } from '@/lib/claims/lists/work-schema';
import { takeClaims } from '@/lib/claims/review/assign';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.take', {
    body: takeBody,
    handle: ({ actor, body }) => takeClaims(actor, body.count),
  }),
});
