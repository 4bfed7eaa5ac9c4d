import { env } from '@/lib/platform/env';
import type { Actor } from './actor';
import { isProfessional } from './role';

/** Whether professionals have to sign in with a second factor: in production, unless `IP_SECOND_FACTOR` says otherwise. */
function isRequired() {
  const { IP_SECOND_FACTOR, PORTAL_MODE } = env();
  return (
    (IP_SECOND_FACTOR ?? (PORTAL_MODE === 'production' ? 'required' : 'offered')) === 'required'
  );
}

/**
 * Whether a person has to set up two-step sign-in before they may do anything else: an insolvency professional without it,
 * where it is required (`IP_SECOND_FACTOR`).
 */
export const needsSecondFactor = ({ role, secondFactor }: Pick<Actor, 'role' | 'secondFactor'>) =>
  !secondFactor && isProfessional(role) && isRequired();
