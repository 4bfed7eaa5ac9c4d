import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { checkPaper } from '@/lib/papers/check';
import { checkParams } from '@/lib/papers/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('anyone', {
    params: checkParams,
    handle: ({ origin, params }) => checkPaper(origin, params.code),
  }),
});
