import { acceptAnswer } from '@/lib/claims/deeds/questions/judge';
import { acceptBody, questionParams } from '@/lib/claims/deeds/questions/schema';
import { methods } from '@/lib/http/methods';
import { readIfAny, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.ask', {
    params: questionParams,
    handle: async ({ actor, params, request }) =>
      acceptAnswer(actor, params, await readIfAny(acceptBody, request)),
  }),
});
