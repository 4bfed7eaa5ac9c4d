import { acceptAnswer } from '@/lib/claims/deeds/questions/judge';
import { acceptBody, questionParams } from '@/lib/claims/deeds/questions/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.ask', {
    params: questionParams,
    body: acceptBody,
    bodyIfAny: true,
    handle: ({ actor, params, body }) => acceptAnswer(actor, params, body),
  }),
});
