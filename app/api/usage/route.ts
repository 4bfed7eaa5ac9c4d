import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { usageQuery } from '@/lib/identity/claimants/schema';
import { accountsByUsage } from '@/lib/identity/claimants/usage';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('account.manage', {
    query: usageQuery,
    handle: ({ query }) => accountsByUsage(query),
  }),
});
