import { removeRate } from '@/lib/case/rates/remove';
import { rateChange, rateParams } from '@/lib/case/rates/schema';
import { changeRate } from '@/lib/case/rates/write';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route('case.edit', {
    params: rateParams,
    body: rateChange,
    handle: ({ actor, params, body }) => changeRate(actor, params.currency, body),
  }),
  DELETE: route('case.edit', {
    params: rateParams,
    handle: ({ actor, params }) => removeRate(actor, params.currency),
  }),
});
