import { askQuestions } from '@/lib/claims/deeds/questions/ask';
import { questionsOf } from '@/lib/claims/deeds/questions/read';
import { questionsBody } from '@/lib/claims/deeds/questions/schema';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.read', {
    params: recordId,
    handle: ({ actor, params }) => questionsOf(actor, params.id),
  }),
  POST: route('claim.ask', {
    status: 201,
    params: recordId,
    body: questionsBody,
    handle: ({ actor, params, body }) => askQuestions(actor, params.id, body),
  }),
});
