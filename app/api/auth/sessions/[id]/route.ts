import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { endSessionOf } from '@/lib/identity/sessions/end';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: route('self', {
    params: recordId,
    handle: ({ actor, params }) => endSessionOf(actor, params.id),
  }),
});
