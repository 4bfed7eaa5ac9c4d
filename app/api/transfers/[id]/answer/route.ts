import { answerTransfer } from '@/lib/claims/deeds/transfers/answer';
import { transferAnswer } from '@/lib/claims/deeds/transfers/schema';
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
