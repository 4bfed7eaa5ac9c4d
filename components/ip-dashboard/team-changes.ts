import type { Professional } from '@/lib/client/queries';
import type { ProfessionalChange } from '@/lib/users/schema';

/** What an administrator may do to an account, and what each is for the server. */
export const teamChanges = {
  approve: { status: 'active' },
  decline: { status: 'declined' },
  switchOff: { status: 'disabled' },
  switchOn: { status: 'active' },
  makeAdministrator: { role: 'ip_admin' },
  makeCaseManager: { role: 'ip_case_manager' },
} as const satisfies Record<string, ProfessionalChange>;

export type TeamChange = keyof typeof teamChanges;

/** What can be done to an account as it stands. */
export function changesOf({ status, role }: Pick<Professional, 'status' | 'role'>): TeamChange[] {
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

/** Whether it takes something away from the person. */
export const takesAway = (change: TeamChange) => change === 'decline' || change === 'switchOff';
