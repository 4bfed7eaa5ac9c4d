import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { templateResponse } from '@/lib/http/template-response';
import { templatePath, templateQuery } from '@/lib/templates/schema';
import { templateOf } from '@/lib/templates/template';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.import', {
    params: templatePath,
    query: templateQuery,
    handle: async ({ params, query }) =>
      templateResponse(await templateOf(params.creditorType, query)),
  }),
});
