import { pageQuery } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { accountsByUsage } from '@/lib/identity/claimants/usage';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('account.manage', {
    query: pageQuery,
    handle: ({ query }) => accountsByUsage(query),
  }),
});
