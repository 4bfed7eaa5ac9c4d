import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { recordId } from '@/lib/http/schema';
import { endSessionOf } from '@/lib/sessions/end';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: route('self', {
    params: recordId,
    handle: ({ actor, params }) => endSessionOf(actor, params.id),
  }),
});
