import type { Actor } from '@/lib/access/actor';
import { lateCounts } from '@/lib/claims/records/late-columns';
import type { ClaimFilters } from '@/lib/claims/records/schema';
import { type FilterOf, filtersOf, workFilters } from '@/lib/claims/records/work-filters';
import type { LateState } from '@/lib/law/late-states';
import { prepared, type Statement, withOnePlan } from '@/lib/platform/query';
import { join, raw, sql, words } from '@/lib/platform/sql';
import { openStatuses } from '@/lib/reference/claim-status';
import { countedStatus, countsPlaceOf } from './counts';
import { claimsMatching } from './filter';
import { type Narrowing, narrowings } from './work';

/** How many claims each mark leaves by itself, among those with this status, type and assignee. */
export interface WorkCounts extends Record<FilterOf<'mark'>, number> {
  /** Late claims by their step; steps without a claim are left out. */
  track: Partial<Record<LateState, number>>;
  /** Unassigned and undecided claims of the whole case, which professionals can take. */
  pool: number;
}

type Asked = Pick<ClaimFilters, 'status' | 'creditorType' | 'assignedToId'>;

const open = words(openStatuses);

/** The statement behind `workCounts`. */
export function workCountsStatement(
  actor: Actor,
  { status, creditorType, assignedToId }: Asked,
): Statement<WorkCounts> {
  const asked = {
    ...(status && { status }),
    ...(creditorType && { creditorType }),
    ...(assignedToId && { assignedToId }),
  };
  const place = countsPlaceOf(actor, asked);
  if (!place) throw new Error('what is counted has a place');
  const narrowed = sql`assignee = ${place.assignee} AND ${countedStatus(place)} AND creditor_type = ${place.creditorType}`;
  const countOf = (name: FilterOf<'mark'>) => {
    const { value } = workFilters[name];
    const narrowing: Narrowing<string> = narrowings[name];
    switch (narrowing.by) {
      case 'mark':
        return sql`coalesce(sum(n) FILTER (WHERE ${raw(narrowing.column)}), 0)::int`;
      case 'days':
        return sql`(SELECT coalesce(sum(n), 0)::int FROM claim_counts WHERE ${narrowed} AND ${narrowing.day(value)})`;
      default:
        return sql`(SELECT count(*)::int FROM claims c WHERE ${claimsMatching(actor, { ...asked, [name]: value })})`;
    }
  };
  return withOnePlan(sql`
    SELECT ${join(filtersOf('mark').map((name) => sql`${countOf(name)} AS ${raw(name)}`))},
      ${lateCounts(claimsMatching(actor, asked), narrowed)} AS track,
      (SELECT coalesce(sum(n), 0)::int FROM claim_counts
        WHERE assignee = 'nobody' AND status IN (${open}) AND creditor_type = 'any') AS pool
    FROM mark_counts WHERE ${narrowed}`);
}

/** Counts the claims that each filter leaves, among those that the actor may see. */
export async function workCounts(actor: Actor, asked: Asked) {
  const [counts] = await prepared(workCountsStatement(actor, asked));
  if (!counts) throw new Error('counts are one row');
  return counts;
}
