import type { Actor } from '@/lib/access/actor';
import type { Permission } from '@/lib/access/permissions';
import { reachFor } from '@/lib/access/visible-claims';
import type { ClaimFilters } from '@/lib/claims/schema';
import { all, type Sql, sql } from '@/lib/platform/sql';
import { countedIn, isCounted } from './work';

/** Names the rows of claim_counts, or of mark_counts, that add up to some claims; 'any' leaves a side open. */
export interface CountsPlace {
  assignee: string;
  status: string;
  creditorType: string;
  /** What else there is to say of them. */
  counted: ReturnType<typeof countedIn>;
}

/**
 * Which kept counts add up to the claims the actor may see, narrowed by what was asked; null when none do, because a search, an
 * amount or a claimant's own claims are not counted there.
 */
export function countsPlaceOf(
  actor: Actor,
  filters: ClaimFilters,
  permission: Permission = 'claim.read',
): CountsPlace | null {
  const reach = reachFor(actor, permission);
  if (reach === 'own' || !isCounted(filters)) return null;
  const { status = 'any', creditorType = 'any', assignedToId } = filters;
  const counted = countedIn(filters);
  const asked = assignedToId === 'unassigned' ? 'nobody' : (assignedToId?.toLowerCase() ?? 'any');
  if (reach === 'any') return { assignee: asked, status, creditorType, counted };
  // Of the claims of others, a case manager sees none.
  const assignee = asked === 'any' || asked === actor.id ? actor.id : 'out of reach';
  return { assignee, status, creditorType, counted };
}

/** The rows that add up to these claims, of any status, as what stands after FROM. */
export const countsOf = ({ assignee, creditorType, counted }: CountsPlace): Sql =>
  sql`${counted.table} WHERE assignee = ${assignee} AND creditor_type = ${creditorType} AND ${all(counted.conditions)}`;

/** How many claims these are, as an expression in SQL. */
export const totalOf = (place: CountsPlace) =>
  sql`(SELECT coalesce(sum(n), 0)::int FROM ${countsOf(place)} AND status = ${place.status})`;
