import type { Prisma } from '@/generated/prisma/client';
import type { Actor } from '@/lib/auth/actor';
import { type Permission, reachOf } from '@/lib/auth/permissions';

/**
 * The condition on claims that narrows every look-up to those the actor may do this to. What it
 * leaves out does not exist for them. Throws for a role without the permission: guard first.
 */
export function claimsVisibleTo(actor: Actor, permission: Permission): Prisma.ClaimWhereInput {
  switch (reachOf(actor.role, permission)) {
    case 'any':
      return {};
    case 'assigned':
      return { assignedToId: actor.id };
    case 'own':
      return { claimantId: actor.id };
    default:
      throw new Error(`${actor.role} has no reach for ${permission}`);
  }
}
