import { fullName } from '@/lib/format/person';
import type { AccountUsage } from '@/lib/identity/claimants/usage';

/** The name of an account's person, or else its address. */
export const accountName = (account: AccountUsage) =>
  fullName(account) || (account.email ?? account.id);
