import type { Prisma } from '@/generated/prisma/client';
import { raw, type Sql, sql } from '@/lib/platform/sql';
import type { Actor } from './actor';
import { type Permission, type Reach, reachOf } from './permissions';

/** Tells whether the actor sees only claims that they filed: without a confirmed address anybody may have registered it. */
export const hasOnlyOwnFilings = ({ role, emailProven }: Pick<Actor, 'role' | 'emailProven'>) =>
  role === 'claimant' && !emailProven;

/** Prisma's field, and the column over `claims c`. */
const narrowedBy = {
  any: null,
  assigned: { field: 'assignedToId', column: raw('c.assigned_to_id') },
  own: { field: 'claimantId', column: raw('c.claimant_id') },
} as const satisfies Record<Reach, { field: keyof Prisma.ClaimWhereInput; column: Sql } | null>;

/** Throws for a role without the permission, so check that first. */
export function reachFor(actor: Actor, permission: Permission): Reach {
  const found = reachOf(actor.role, permission);
  if (!found) throw new Error(`${actor.role} has no reach for ${permission}`);
  return found;
}

/** The claims that the actor may do this to, without quarantine; use it in every query. Throws for a role without the permission. */
export const claimsVisibleTo = (actor: Actor, permission: Permission): Prisma.ClaimWhereInput => ({
  quarantineId: null,
  ...claimsReachedBy(actor, permission),
});

/** {@link claimsVisibleTo} with claims in quarantine, to name what a person saw before. */
export function claimsReachedBy(actor: Actor, permission: Permission): Prisma.ClaimWhereInput {
  const by = narrowedBy[reachFor(actor, permission)];
  if (!by) return {};
  const mine = { [by.field]: actor.id };
  return hasOnlyOwnFilings(actor) ? { ...mine, enteredById: null } : mine;
}

/** {@link claimsVisibleTo} for looking: the person who filed a claim also sees it in quarantine, where nobody can change it. */
export function claimsShownTo(actor: Actor, permission: Permission): Prisma.ClaimWhereInput {
  if (reachFor(actor, permission) !== 'own') return claimsVisibleTo(actor, permission);
  const shown = { OR: [{ quarantineId: null }, { enteredById: null }] };
  return { ...claimsReachedBy(actor, permission), ...shown };
}

/** {@link claimsShownTo} in SQL over `claims c`. */
export const shownIn = (actor: Actor, permission: Permission): Sql =>
  reachFor(actor, permission) === 'own'
    ? sql`(c.quarantine_id IS NULL OR c.entered_by_id IS NULL) AND ${reachedIn(actor, permission)}`
    : visibleIn(actor, permission);

/** {@link claimsVisibleTo} in SQL over `claims c`; an index serves it. */
export const visibleIn = (actor: Actor, permission: Permission): Sql =>
  sql`c.quarantine_id IS NULL AND ${reachedIn(actor, permission)}`;

/** {@link claimsReachedBy} in SQL over `c`, also for tables for searches, which hold no claims in quarantine. */
export function reachedIn(actor: Actor, permission: Permission): Sql {
  const by = narrowedBy[reachFor(actor, permission)];
  if (!by) return sql`true`;
  const mine = sql`${by.column} = ${actor.id}::uuid`;
  return hasOnlyOwnFilings(actor) ? sql`${mine} AND c.entered_by_id IS NULL` : mine;
}
