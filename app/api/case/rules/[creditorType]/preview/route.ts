import { previewRule } from '@/lib/claims/queues/rules/read';
import { previewQuery, ruleParams } from '@/lib/claims/queues/rules/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('case.edit', {
    params: ruleParams,
    query: previewQuery,
    handle: ({ actor, params, query }) => previewRule(actor, params.creditorType, query.below),
  }),
});
