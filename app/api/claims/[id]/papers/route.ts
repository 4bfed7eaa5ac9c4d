import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { askForPaper } from '@/lib/papers/ask';
import { papersOf } from '@/lib/papers/read';
import { paperBody } from '@/lib/papers/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.read', {
    params: recordId,
    handle: ({ actor, params }) => papersOf(actor, params.id),
  }),
  POST: route('claim.read', {
    status: 201,
    params: recordId,
    body: paperBody,
    handle: ({ actor, params, body }) => askForPaper(actor, params.id, body),
  }),
});
