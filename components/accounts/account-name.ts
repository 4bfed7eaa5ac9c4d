import { fullName } from '@/lib/format/person';
import type { AccountUsage } from '@/lib/identity/claimants/usage';

/** How an account is called: by its person, else by its address. */
export const accountName = (account: AccountUsage) =>
  fullName(account) || (account.email ?? account.id);
