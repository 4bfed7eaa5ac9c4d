import { figuresFile } from '@/lib/creditor-lists/figures/file';
import { figuresFileQuery } from '@/lib/creditor-lists/figures/schema';
import { methods } from '@/lib/http/methods';
import { reportResponse } from '@/lib/http/response/report-response';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('report.export', {
    query: figuresFileQuery,
    handle: async ({ actor, query, request }) =>
      reportResponse(request, await figuresFile(actor, query)),
  }),
});
