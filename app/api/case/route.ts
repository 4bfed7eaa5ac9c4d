import { caseChange } from '@/lib/case/schema';
import { caseFor, changeCaseFor } from '@/lib/http/case';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('anyone', { handle: ({ request }) => caseFor(request.headers) }),
  PATCH: route('case.edit', {
    body: caseChange,
    handle: ({ actor, body }) => changeCaseFor(actor, body),
  }),
});
