import type { Actor } from '@/lib/access/actor';
import { reachFor } from '@/lib/access/visible-claims';
import { periods } from '@/lib/law/periods';
import { raw, type Sql, sql, words } from '@/lib/platform/sql';
import { today } from '@/lib/platform/sql-time';
import { decidedQueues } from './queues';
import type { DeskAsked } from './schema';

/** Whose claims the actor asks for, among those they may determine: an id, 'nobody', or 'any'. */
export function assigneeOf(actor: Actor, asked: DeskAsked['assignee']): string {
  const wanted =
    asked === 'mine'
      ? actor.id
      : asked === 'unassigned'
        ? 'nobody'
        : asked === undefined || asked === 'all'
          ? 'any'
          : asked;
  if (reachFor(actor, 'claim.determine') === 'any') return wanted;
  // Of the claims of others, a case manager sees none.
  return wanted === 'any' || wanted === actor.id ? actor.id : 'out of reach';
}

/** The same over `claim_desk k`. */
export function assigneeIn(assignee: string): Sql {
  if (assignee === 'any') return sql`true`;
  if (assignee === 'nobody') return sql`k.assigned_to_id IS NULL`;
  return assignee === 'out of reach' ? sql`false` : sql`k.assigned_to_id = ${assignee}::uuid`;
}

/** Whether the queue in a column is one of claims that are not decided. */
export const undecided = (column: string) => sql`${raw(column)} NOT IN (${words(decidedQueues)})`;

/** The first moment at which a claim is late; none without a last date for claims. */
export const lateFrom = sql`(SELECT (last_date_for_claims + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' FROM case_settings)`;

/** Whether a day of filing is late. */
export const lateDay = (day: string) =>
  sql`coalesce(${raw(day)} > (SELECT last_date_for_claims FROM case_settings), false)`;

/** The last due day of the query; for overdue claims, yesterday. */
const lastDue = (due: NonNullable<DeskAsked['due']>) =>
  due === 'overdue' ? sql`(${today} - 1)` : sql`${due}::date`;

/** Whether claims filed on a day are due by then: both the last date and the day of filing must be long enough ago. */
export const dueDayIn = (day: string, due: NonNullable<DeskAsked['due']>) =>
  sql`coalesce(greatest(${raw(day)}, (SELECT last_date_for_claims FROM case_settings)) + ${periods.verification}::int
    <= ${lastDue(due)} AND (SELECT last_date_for_claims FROM case_settings) IS NOT NULL, false)`;

/** The same over `claim_desk k`, as a condition that an index can answer. */
export const dueIn = (due: DeskAsked['due']): Sql =>
  due === undefined
    ? sql`true`
    : sql`(SELECT last_date_for_claims FROM case_settings) + ${periods.verification}::int <= ${lastDue(due)}
      AND k.submitted_at < (${lastDue(due)} - ${periods.verification}::int + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'`;
