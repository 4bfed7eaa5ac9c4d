import { env } from '@/lib/platform/env';
import type { Actor } from './actor';
import { isProfessional } from './permissions';

/**
 * Whether a person has to set up two-step sign-in before anything else is open to them: an insolvency professional
 * without it, where whoever runs the portal requires it (`IP_SECOND_FACTOR`).
 */
export const needsSecondFactor = ({ role, secondFactor }: Pick<Actor, 'role' | 'secondFactor'>) =>
  !secondFactor && isProfessional(role) && env().IP_SECOND_FACTOR === 'required';
