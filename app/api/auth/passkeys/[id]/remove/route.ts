import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { proofBody } from '@/lib/identity/authentication/schema';
import { removePasskey } from '@/lib/identity/passkeys/change';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('self', {
    params: recordId,
    body: proofBody,
    handle: ({ actor, params, body }) => removePasskey(actor, params.id, body),
  }),
});
