import type { Prisma } from '@/generated/prisma/client';
import type { Actor } from './actor';
import { type Permission, type Reach, reachOf } from './permissions';

/** How far the actor may do this. Throws for a role that may not at all: guard first. */
function reach(actor: Actor, permission: Permission): Reach {
  const found = reachOf(actor.role, permission);
  if (!found) throw new Error(`${actor.role} has no reach for ${permission}`);
  return found;
}

/**
 * The condition on claims that narrows every look-up to those the actor may do this to. What it
 * leaves out does not exist for them. Throws for a role without the permission: guard first.
 */
export function claimsVisibleTo(actor: Actor, permission: Permission): Prisma.ClaimWhereInput {
  const conditions = {
    any: {},
    assigned: { assignedToId: actor.id },
    own: { claimantId: actor.id },
  };
  return conditions[reach(actor, permission)];
}

/** The same for lists in SQL over `claims c`: conditions that an index serves, to be joined with AND. */
export function visibleIn(
  actor: Actor,
  permission: Permission,
  bind: (value: unknown) => string,
): string[] {
  const columns = { any: null, assigned: 'c.assigned_to_id', own: 'c.claimant_id' };
  const column = columns[reach(actor, permission)];
  return column ? [`${column} = ${bind(actor.id)}::uuid`] : [];
}

/** The same for looking up a claim by its id in SQL over `claims c`; `$1` and `$2` are `askerOf`. */
export const visibleToAsker = `CASE $2::text WHEN 'any' THEN true
  WHEN 'assigned' THEN c.assigned_to_id = $1::uuid WHEN 'own' THEN c.claimant_id = $1::uuid END`;

/** The first two values of a statement with `visibleToAsker`. Throws like `claimsVisibleTo`. */
export const askerOf = (actor: Actor, permission: Permission): [string, Reach] => [
  actor.id,
  reach(actor, permission),
];
