import { readDraft } from '@/lib/claims/records/drafts/read';
import { draftBody, draftPath } from '@/lib/claims/records/drafts/schema';
import { removeDraft, saveDraft } from '@/lib/claims/records/drafts/write';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.create', {
    params: draftPath,
    handle: ({ actor, params }) => readDraft(actor, params.creditorType),
  }),
  PUT: route('claim.create', {
    params: draftPath,
    body: draftBody,
    handle: ({ actor, params, body }) => saveDraft(actor, params.creditorType, body),
  }),
  DELETE: route('claim.create', {
    params: draftPath,
    handle: ({ actor, params }) => removeDraft(actor, params.creditorType),
  }),
});
