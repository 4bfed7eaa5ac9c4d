import { revealInDraft } from '@/lib/claims/records/drafts/reveal';
import { draftPath, numberShown } from '@/lib/claims/records/drafts/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('claim.create', {
    params: draftPath,
    body: numberShown,
    handle: ({ actor, params, body }) => revealInDraft(actor, params.creditorType, body),
  }),
});
