import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { changeClaimant } from '@/lib/identity/claimants/change';
import { claimantChange } from '@/lib/identity/claimants/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route('account.manage', {
    params: recordId,
    body: claimantChange,
    handle: ({ actor, params, body }) => changeClaimant(actor, params.id, body),
  }),
});
