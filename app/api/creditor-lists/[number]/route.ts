import { decideList } from '@/lib/creditor-lists/decide';
import { readList } from '@/lib/creditor-lists/read';
import { listParams, stateBody } from '@/lib/creditor-lists/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('statistics.overview', {
    params: listParams,
    handle: ({ params }) => readList(params.number),
  }),
  PATCH: route('case.edit', {
    params: listParams,
    body: stateBody,
    handle: ({ actor, params, body }) => decideList(actor, params.number, body),
  }),
});
