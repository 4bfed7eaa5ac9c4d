import type { AccountUsage } from '@/lib/identity/claimants/usage';

export type AccountTask = 'suspend' | 'reinstate' | 'quarantine' | 'allowMore';

/** What can be done about an account here; professionals are seen to in Team Management. */
export function tasksOf({ role, status }: Pick<AccountUsage, 'role' | 'status'>): AccountTask[] {
  if (role !== 'claimant') return [];
  return [status === 'active' ? 'suspend' : 'reinstate', 'quarantine', 'allowMore'];
}
