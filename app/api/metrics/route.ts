import { methods } from '@/lib/http/methods';
import { metricsResponse } from '@/lib/http/response/metrics-response';
import { route } from '@/lib/http/route';
import { requireMetricsToken } from '@/lib/platform/metrics/allowed';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('anyone', {
    line: 'none',
    handle: ({ request }) => {
      requireMetricsToken(request.headers.get('authorization'));
      return metricsResponse();
    },
  }),
});
