import { answerTransfer } from '@/lib/claims/transfers/answer';
import { transferAnswer } from '@/lib/claims/transfers/schema';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.transfer', {
    params: recordId,
    body: transferAnswer,
    handle: ({ actor, params, body }) => answerTransfer(actor, params.id, body),
  }),
});
