import type { Actor } from '@/lib/access/actor';
import { awaitsAnswer } from '@/lib/claims/objections/columns';
import { type WaitingTransfers, waitingTransfers } from '@/lib/claims/transfers/waiting';
import { type Untold, untoldDecisions } from '@/lib/papers/post/untold';
import { prepared, type Statement } from '@/lib/platform/ask';
import { type Sql, sql } from '@/lib/platform/sql';
import { assigneeIn, assigneeOf, dueDayIn, dueIn, lateDay } from './place';
import type { DeskAsked, DeskCountsAsked, DeskQueue } from './schema';

/**
 * How many claims each queue has, how many undecided ones are overdue, how many decisions and late marks claimants have not
 * been told, and how many claims have an open transfer.
 */
export type DeskCounts = Record<DeskQueue | 'overdue', number> & Untold & WaitingTransfers;

/** An undecided claim with a stored flag, or a late one. */
const flagged = sql`queue <> 'decided' AND (flagged OR ${lateDay('day')})`;

const of = (queue: Exclude<DeskQueue, 'objections'>): Sql =>
  queue === 'flagged' ? flagged : sql`queue = ${queue}`;

const sumWhere = (condition: Sql) => sql`coalesce(sum(n) FILTER (WHERE ${condition}), 0)::int`;

type Narrowed = Pick<DeskAsked, 'assignee' | 'creditorType' | 'due'>;

// Counted one by one: they are few, and no stored count includes them.
const objected = (actor: Actor, { assignee, creditorType, due }: Narrowed) =>
  sql`(SELECT count(*)::int FROM claim_desk k WHERE ${awaitsAnswer} AND ${assigneeIn(assigneeOf(actor, assignee))}
    AND ${creditorType ? sql`k.creditor_type = ${creditorType}::"CreditorType"` : sql`true`} AND ${dueIn(due)})`;

/** The number of claims in the queue that a page belongs to, as an SQL expression. */
export const totalOf = (actor: Actor, { queue, ...asked }: DeskAsked) =>
  queue === 'objections' ? objected(actor, asked) : kept(actor, queue, asked);

const kept = (
  actor: Actor,
  queue: Exclude<DeskQueue, 'objections'>,
  { assignee, creditorType, due }: Narrowed,
) =>
  sql`(SELECT coalesce(sum(n), 0)::int FROM desk_counts
    WHERE assignee = ${assigneeOf(actor, assignee)} AND creditor_type = ${creditorType ?? 'any'} AND ${of(queue)}
    AND ${due === undefined ? sql`true` : dueDayIn('day', due)})`;

/** The statement behind `deskCounts`. */
export const deskCountsStatement = (
  actor: Actor,
  { assignee }: DeskCountsAsked,
): Statement<Record<DeskQueue | 'overdue', number>> => sql`
  SELECT ${sumWhere(of('to_verify'))} AS to_verify, ${sumWhere(of('proposed'))} AS proposed,
    ${sumWhere(of('returned'))} AS returned, ${sumWhere(of('waiting'))} AS waiting, ${sumWhere(flagged)} AS flagged,
    ${sumWhere(of('decided'))} AS decided, ${objected(actor, { assignee })} AS objections,
    ${sumWhere(sql`queue <> 'decided' AND ${dueDayIn('day', 'overdue')}`)} AS overdue
  FROM desk_counts WHERE assignee = ${assigneeOf(actor, assignee)} AND creditor_type = 'any'`;

/** How many claims each part of the desk has, of those the actor may determine. */
export async function deskCounts(actor: Actor, asked: DeskCountsAsked) {
  const [[counts], untold, waiting] = await Promise.all([
    prepared(deskCountsStatement(actor, asked)),
    untoldDecisions(actor),
    waitingTransfers(actor),
  ]);
  if (!counts) throw new Error('counts are one row');
  return { ...counts, ...untold, ...waiting };
}
