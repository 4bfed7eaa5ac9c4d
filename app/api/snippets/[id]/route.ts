import { removeSnippet } from '@/lib/claims/queues/snippets/snippets';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: route('claim.determine', {
    params: recordId,
    handle: ({ actor, params }) => removeSnippet(actor, params.id),
  }),
});
