import type { Actor } from '@/lib/auth/actor';
import { type Permission, reachOf } from '@/lib/auth/permissions';

/**
 * The condition on the claim `c` that the actor may do this to it, for a prepared statement, whose text
 * is the same for everybody. Its $1 and $2 are what {@link askerOf} gives.
 */
export const visibleToAsker =
  "($2 = 'any' OR ($2 = 'assigned' AND c.assigned_to_id = $1::uuid) OR ($2 = 'own' AND c.claimant_id = $1::uuid))";

/** Who asks and how far they may go: the first two values of a statement with {@link visibleToAsker}. */
export const askerOf = (actor: Actor, permission: Permission) =>
  [actor.id, reachOf(actor.role, permission) ?? 'nothing'] as const;
