import { ruleChange, ruleParams } from '@/lib/claims/queues/rules/schema';
import { changeRule } from '@/lib/claims/queues/rules/write';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route('case.edit', {
    params: ruleParams,
    body: ruleChange,
    handle: ({ actor, params, body }) => changeRule(actor, params.creditorType, body),
  }),
});
