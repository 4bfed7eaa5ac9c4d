import type { AccountUsage } from '@/lib/identity/claimants/usage';

export type AccountTask = 'suspend' | 'reinstate' | 'quarantine' | 'allowMore';

/** What an administrator can do about an account here. Team Management does the same for professionals. */
export function tasksOf({ role, status }: Pick<AccountUsage, 'role' | 'status'>): AccountTask[] {
  if (role !== 'claimant') return [];
  return [status === 'active' ? 'suspend' : 'reinstate', 'quarantine', 'allowMore'];
}
