import { undoWithdrawal } from '@/lib/claims/deeds/filing/undo-withdrawal';
import { undoWithdrawalBody } from '@/lib/claims/records/schema';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.setStatus', {
    params: recordId,
    body: undoWithdrawalBody,
    handle: ({ actor, params, body }) => undoWithdrawal(actor, params.id, body),
  }),
});
