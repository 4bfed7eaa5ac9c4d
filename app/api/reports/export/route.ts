import { methods } from '@/lib/http/methods';
import { reportResponse } from '@/lib/http/response/report-response';
import { route } from '@/lib/http/route';
import { exportReport } from '@/lib/reports/export';
import { reportBody } from '@/lib/reports/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('report.export', {
    body: reportBody,
    handle: async ({ actor, body, request }) =>
      reportResponse(request, await exportReport(actor, body)),
  }),
});
