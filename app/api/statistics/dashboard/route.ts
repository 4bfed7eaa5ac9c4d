import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { dashboardStatistics } from '@/lib/statistics/read';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('statistics.read', { handle: ({ actor }) => dashboardStatistics(actor) }),
});
