import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { firstHourOf, markFirstStep } from '@/lib/statistics/first-hour';
import { markStepBody } from '@/lib/statistics/first-steps';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('case.edit', { handle: ({ actor }) => firstHourOf(actor) }),
  POST: route('case.edit', {
    body: markStepBody,
    handle: ({ actor, body }) => markFirstStep(actor, body),
  }),
});
