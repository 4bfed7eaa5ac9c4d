import { methods } from '@/lib/http/methods';
import { templateResponse } from '@/lib/http/response/template-response';
import { route } from '@/lib/http/route';
import { templatePath, templateQuery } from '@/lib/imports/templates/schema';
import { templateOf } from '@/lib/imports/templates/template';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.import', {
    params: templatePath,
    query: templateQuery,
    handle: async ({ params, query }) =>
      templateResponse(await templateOf(params.creditorType, query)),
  }),
});
