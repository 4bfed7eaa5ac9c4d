import { readFigures } from '@/lib/creditor-lists/figures/read';
import { figuresQuery } from '@/lib/creditor-lists/figures/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('statistics.overview', {
    query: figuresQuery,
    handle: ({ actor, query }) => readFigures(actor, query),
  }),
});
