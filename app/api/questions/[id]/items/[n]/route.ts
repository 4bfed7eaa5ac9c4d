import { answerQuestion } from '@/lib/claims/deeds/questions/answer';
import { answerBody, questionParams } from '@/lib/claims/deeds/questions/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route('claim.answer', {
    params: questionParams,
    body: answerBody,
    handle: ({ actor, params, body }) => answerQuestion(actor, params, body),
  }),
});
