import type { Actor } from '@/lib/access/actor';
import { reachFor } from '@/lib/access/visible-claims';
import { periods } from '@/lib/law/periods';
import { raw, type Sql, sql, words } from '@/lib/platform/sql';
import { today } from '@/lib/platform/sql-time';
import { decidedQueues } from './queues';
import type { DeskAsked } from './schema';

/** Whose claims the actor asks for, among those that they may determine: an id, 'nobody', or 'any'. */
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
  // A case manager sees no claims of others.
  return wanted === 'any' || wanted === actor.id ? actor.id : 'out of reach';
}

/** {@link assigneeOf} as a condition over `claim_desk k`. */
export function assigneeIn(assignee: string): Sql {
  if (assignee === 'any') return sql`true`;
  if (assignee === 'nobody') return sql`k.assigned_to_id IS NULL`;
  return assignee === 'out of reach' ? sql`false` : sql`k.assigned_to_id = ${assignee}::uuid`;
}

/** SQL that tells whether the queue in a column holds undecided claims. */
export const undecided = (column: string) => sql`${raw(column)} NOT IN (${words(decidedQueues)})`;

/** SQL for the moment from which claims are late; null without a last date for claims. */
export const lateFrom = sql`(SELECT (last_date_for_claims + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' FROM case_settings)`;

/** SQL that tells whether a day of filing is late. */
export const lateDay = (day: string) =>
  sql`coalesce(${raw(day)} > (SELECT last_date_for_claims FROM case_settings), false)`;

/** The last due day of the query; for overdue claims, yesterday. */
const lastDue = (due: NonNullable<DeskAsked['due']>) =>
  due === 'overdue' ? sql`(${today} - 1)` : sql`${due}::date`;

/**
 * SQL that tells whether claims filed on a day are due by then: the last date for claims and the day of filing must both be
 * long enough ago.
 */
export const dueDayIn = (day: string, due: NonNullable<DeskAsked['due']>) =>
  sql`coalesce(greatest(${raw(day)}, (SELECT last_date_for_claims FROM case_settings)) + ${periods.verification}::int
    <= ${lastDue(due)} AND (SELECT last_date_for_claims FROM case_settings) IS NOT NULL, false)`;

/** The same over `claim_desk k`, so that an index serves it. */
export const dueIn = (due: DeskAsked['due']): Sql =>
  due === undefined
    ? sql`true`
    : sql`(SELECT last_date_for_claims FROM case_settings) + ${periods.verification}::int <= ${lastDue(due)}
      AND k.submitted_at < (${lastDue(due)} - ${periods.verification}::int + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'`;
