import type { Actor } from '@/lib/access/actor';
import { lateDay } from '@/lib/claims/desk/place';
import { lateCounts } from '@/lib/claims/late/columns';
import type { ClaimFilters } from '@/lib/claims/schema';
import { transferWaits } from '@/lib/claims/transfers/columns';
import type { LateState } from '@/lib/law/late-states';
import { prepared, type Statement, withOnePlan } from '@/lib/platform/ask';
import { raw, sql, words } from '@/lib/platform/sql';
import { openStatuses } from '@/lib/reference/claim-status';
import { countsPlaceOf } from './counts';
import { claimsMatching } from './filter';

/** How many claims each filter leaves on its own, among those with the given status, type and assignee. */
export interface WorkCounts {
  late: number;
  documents: number;
  heads: number;
  numbers: number;
  /** Claims with an open transfer. */
  transfer: number;
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
  const narrowed = sql`assignee = ${place.assignee} AND status = ${place.status} AND creditor_type = ${place.creditorType}`;
  const sumOf = (column: string) => sql`coalesce(sum(n) FILTER (WHERE ${raw(column)}), 0)::int`;
  return withOnePlan(sql`
    SELECT m.*,
      (SELECT coalesce(sum(n), 0)::int FROM claim_counts WHERE ${narrowed} AND ${lateDay('day')}) AS late,
      ${lateCounts(claimsMatching(actor, asked), narrowed)} AS track,
      (SELECT count(*)::int FROM claims c WHERE ${transferWaits} AND ${claimsMatching(actor, asked)}) AS transfer,
      (SELECT coalesce(sum(n), 0)::int FROM claim_counts
        WHERE assignee = 'nobody' AND status IN (${open}) AND creditor_type = 'any') AS pool
    FROM (SELECT ${sumOf('no_documents')} AS documents, ${sumOf('heads_differ')} AS heads,
      ${sumOf('same_numbers')} AS numbers FROM mark_counts WHERE ${narrowed}) AS m`);
}

/** How many claims each filter leaves, among those the actor may see. */
export async function workCounts(actor: Actor, asked: Asked) {
  const [counts] = await prepared(workCountsStatement(actor, asked));
  if (!counts) throw new Error('counts are one row');
  return counts;
}
