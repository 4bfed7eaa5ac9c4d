import { PortalError } from '@/lib/platform/errors';
import type { Actor } from './actor';
import { needsSecondFactor } from './needs-second-factor';
import { may, type Permission } from './permissions';
import { isProfessional } from './role';

/** Throws `second_factor_not_set_up` for a professional who has to set up the second factor first. */
export function requireSecondFactor(actor: Actor) {
  if (!needsSecondFactor(actor)) return;
  throw new PortalError('second_factor_not_set_up');
}

/** Checks that the actor's role may do this. Throws `awaiting_verification`, `second_factor_not_set_up` or `forbidden`. */
export function requirePermission(actor: Actor, permission: Permission) {
  if (isProfessional(actor.role) && actor.status === 'pending') {
    throw new PortalError('awaiting_verification');
  }
  requireSecondFactor(actor);
  if (actor.status !== 'active' || !may(actor.role, permission)) {
    throw new PortalError('forbidden');
  }
}
