import { teamsDay } from '@/lib/claims/queues/day/team';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('professional.manage', { handle: () => teamsDay() }),
});
