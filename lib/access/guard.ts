import { PortalError } from '@/lib/platform/errors';
import type { Actor } from './actor';
import { needsSecondFactor } from './needs-second-factor';
import { may, type Permission } from './permissions';
import { isProfessional } from './role';

/** Throws `second_factor_not_set_up` for a professional who has to set up the second factor before anything else. */
export function requireSecondFactor(actor: Actor) {
  if (!needsSecondFactor(actor)) return;
  throw new PortalError('second_factor_not_set_up');
}

/**
 * Checks that the actor's role may do this to at least one thing. Throws `awaiting_verification` for a professional not yet
 * approved, `second_factor_not_set_up` for one who must set it up first, and `forbidden` for the wrong role.
 */
export function requirePermission(actor: Actor, permission: Permission) {
  if (isProfessional(actor.role) && actor.status === 'pending') {
    throw new PortalError('awaiting_verification');
  }
  requireSecondFactor(actor);
  if (actor.status !== 'active' || !may(actor.role, permission)) {
    throw new PortalError('forbidden');
  }
}
