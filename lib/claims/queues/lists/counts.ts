import type { Actor } from '@/lib/access/actor';
import type { Permission } from '@/lib/access/permissions';
import { reachFor } from '@/lib/access/visible-claims';
import type { ClaimFilters } from '@/lib/claims/records/schema';
import { all, type Sql, sql, words } from '@/lib/platform/sql';
import { openStatuses, type StatusFilter } from '@/lib/reference/claim-status';
import { countedIn, isCounted } from './work';

/** Names the rows of claim_counts, or of mark_counts, whose sum counts some claims; 'any' leaves a column open. */
export interface CountsPlace {
  assignee: string;
  status: StatusFilter | 'any';
  creditorType: string;
  /** The table, and the conditions of further filters. */
  counted: ReturnType<typeof countedIn>;
}

/**
 * Finds the stored counts that add up to the claims that the actor sees and the filters leave. Null when there are none: for a
 * search, for amounts, and for a claimant's own claims.
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
  // A case manager sees no claims of others.
  const assignee = asked === 'any' || asked === actor.id ? actor.id : 'out of reach';
  return { assignee, status, creditorType, counted };
}

/** SQL for the rows that add up to these claims, in any status, as a FROM clause. */
export const countsOf = ({ assignee, creditorType, counted }: CountsPlace): Sql =>
  sql`${counted.table} WHERE assignee = ${assignee} AND creditor_type = ${creditorType} AND ${all(counted.conditions)}`;

/** SQL for the statuses of a place, over a table of counts. */
export const countedStatus = ({ status }: Pick<CountsPlace, 'status'>): Sql =>
  status === 'pending' ? sql`status IN (${words(openStatuses)})` : sql`status = ${status}`;

/** SQL for the number of these claims. */
export const totalOf = (place: CountsPlace) =>
  sql`(SELECT coalesce(sum(n), 0)::int FROM ${countsOf(place)} AND ${countedStatus(place)})`;
