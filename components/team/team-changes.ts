import type { Professional } from '@/lib/client/queries/queries';
import type { ProfessionalChange } from '@/lib/identity/team/schema';

/** What an administrator may do to an account, and the change that the server gets. */
export const teamChanges = {
  approve: { status: 'active' },
  decline: { status: 'declined' },
  switchOff: { status: 'disabled' },
  switchOn: { status: 'active' },
  makeAdministrator: { role: 'ip_admin' },
  makeCaseManager: { role: 'ip_case_manager' },
} as const satisfies Record<string, Partial<ProfessionalChange>>;

export type TeamChange = keyof typeof teamChanges;

/** A change, or a task with a dialog of its own. */
export type TeamTask = TeamChange | 'resetSecondFactor' | 'allowNumbers';

type Account = Pick<Professional, 'status' | 'role' | 'secondFactor'>;

/** What the person can do to an account; they turn off their own second factor elsewhere. */
export function tasksOf(account: Account, self: boolean): TeamTask[] {
  return [
    ...changesOfStanding(account),
    ...(account.secondFactor && !self ? (['resetSecondFactor'] as const) : []),
    ...(account.status === 'active' ? (['allowNumbers'] as const) : []),
  ];
}

function changesOfStanding({ status, role }: Account): TeamChange[] {
  const otherRole = role === 'ip_admin' ? 'makeCaseManager' : 'makeAdministrator';
  switch (status) {
    case 'pending':
      return ['approve', otherRole, 'decline'];
    case 'active':
      return [otherRole, 'switchOff'];
    case 'declined':
      return ['approve'];
    case 'disabled':
      return ['switchOn'];
  }
}

/** It takes something away from the person. */
export const takesAway = (change: TeamTask) =>
  change === 'decline' || change === 'switchOff' || change === 'resetSecondFactor';
