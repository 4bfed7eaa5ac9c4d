import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { renamePasskey } from '@/lib/identity/passkeys/change';
import { passkeyName } from '@/lib/identity/passkeys/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route('self', {
    params: recordId,
    body: passkeyName,
    handle: ({ actor, params, body }) => renamePasskey(actor, params.id, body),
  }),
});
