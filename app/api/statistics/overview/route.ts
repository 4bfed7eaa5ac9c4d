import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { statisticsOverview } from '@/lib/statistics/overview';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('statistics.overview', { handle: ({ actor }) => statisticsOverview(actor) }),
});
