import { myDay, setGoal } from '@/lib/claims/queues/day/mine';
import { dayBody } from '@/lib/claims/queues/day/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.determine', { handle: ({ actor }) => myDay(actor) }),
  PATCH: route('claim.determine', {
    body: dayBody,
    handle: ({ actor, body }) => setGoal(actor, body),
  }),
});
