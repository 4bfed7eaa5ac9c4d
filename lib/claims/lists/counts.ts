import type { Actor } from '@/lib/access/actor';
import type { Permission } from '@/lib/access/permissions';
import { reachFor } from '@/lib/access/visible-claims';
import type { ClaimFilters } from '@/lib/claims/schema';
import { sql } from '@/lib/platform/sql';

/** Names the rows of claim_counts that add up to some claims; 'any' leaves a side open. */
export interface CountsPlace {
  assignee: string;
  status: string;
  creditorType: string;
}

/**
 * Which rows of claim_counts add up to the claims the actor may see, narrowed by what was asked; null
 * when none do, because a search or a claimant's own claims are not counted there.
 */
export function countsPlaceOf(
  actor: Actor,
  filters: ClaimFilters,
  permission: Permission = 'claim.read',
): CountsPlace | null {
  const reach = reachFor(actor, permission);
  if (reach === 'own' || filters.search) return null;
  const { status = 'any', creditorType = 'any', assignedToId } = filters;
  const asked = assignedToId === 'unassigned' ? 'nobody' : (assignedToId?.toLowerCase() ?? 'any');
  if (reach === 'any') return { assignee: asked, status, creditorType };
  // Of the claims of others, a case manager sees none.
  const assignee = asked === 'any' || asked === actor.id ? actor.id : 'out of reach';
  return { assignee, status, creditorType };
}

/** How many claims these are, as an expression in SQL. */
export const totalOf = (place: CountsPlace) =>
  sql`(SELECT coalesce(sum(n), 0)::int FROM claim_counts WHERE assignee = ${place.assignee}
    AND status = ${place.status} AND creditor_type = ${place.creditorType})`;
