import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { reportResponse } from '@/lib/http/response/report-response';
import { route } from '@/lib/http/route';
import { confirmedTogether } from '@/lib/reports/confirmed-together';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('report.export', {
    params: recordId,
    handle: async ({ actor, params, request }) =>
      reportResponse(request, await confirmedTogether(actor, params.id)),
  }),
});
