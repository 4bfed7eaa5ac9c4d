import { env } from '@/lib/platform/env';
import type { Actor } from './actor';
import { isProfessional } from './role';

/** Required in production, unless `IP_SECOND_FACTOR` says otherwise. */
function isRequired() {
  const { IP_SECOND_FACTOR, PORTAL_MODE } = env();
  return (
    (IP_SECOND_FACTOR ?? (PORTAL_MODE === 'production' ? 'required' : 'offered')) === 'required'
  );
}

/** Tells whether a professional must set up two-step sign-in first (`IP_SECOND_FACTOR`). */
export const needsSecondFactor = ({ role, secondFactor }: Pick<Actor, 'role' | 'secondFactor'>) =>
  !secondFactor && isProfessional(role) && isRequired();
