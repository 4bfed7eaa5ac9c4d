import { correctClaim } from '@/lib/claims/deeds/filing/correct';
import { correctionBody } from '@/lib/claims/records/schema';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route('claim.correct', {
    params: recordId,
    body: correctionBody,
    handle: ({ actor, params, body }) => correctClaim(actor, params.id, body),
  }),
});
