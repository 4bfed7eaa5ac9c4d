import { committeeOf } from '@/lib/creditor-lists/committee';
import { listParams } from '@/lib/creditor-lists/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('statistics.overview', {
    params: listParams,
    handle: ({ params }) => committeeOf(params.number),
  }),
});
