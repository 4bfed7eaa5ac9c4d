import type { Actor } from '@/lib/access/actor';
import { type WaitingTransfers, waitingTransfers } from '@/lib/claims/deeds/transfers/waiting';
import { decisionsToTell, type ToTell } from '@/lib/papers/post/to-tell';
import { prepared, type Statement } from '@/lib/platform/query';
import { join, raw, type Sql, sql } from '@/lib/platform/sql';
import { claimsOf } from './claims';
import { assigneeIn, assigneeOf, dueDayIn, dueIn, undecided } from './place';
import { type DeskQueue, deskQueues } from './queues';
import type { DeskAsked, DeskCountsAsked, DeskSelection } from './schema';
import { amongFew, amongMany, conditionOf, mostFound } from './searched';

/** Claims in each queue, overdue undecided ones, decisions and late marks that claimants have not been told, and open transfers. */
export type DeskCounts = Record<DeskQueue | 'overdue', number> & ToTell & WaitingTransfers;

/** Counted besides queues. A queue with one of these names would be lost. */
type Besides = ToTell & WaitingTransfers & Partial<Record<DeskQueue | 'overdue', never>>;

const sumWhere = (condition: Sql) => sql`coalesce(sum(n) FILTER (WHERE ${condition}), 0)::int`;

type Narrowed = Pick<DeskAsked, 'assignee' | 'creditorType' | 'due'>;
type DeskSearch = Narrowed & Pick<DeskAsked, 'search' | 'number'>;

function claimsOfWays(
  actor: Actor,
  ways: readonly Sql[],
  { assignee, creditorType, due }: Narrowed,
) {
  const way = ways.reduce((either, one) => sql`${either} OR ${one}`);
  return sql`claim_desk k WHERE (${way}) AND ${assigneeIn(assigneeOf(actor, assignee))}
    AND ${creditorType ? sql`k.creditor_type = ${creditorType}::"CreditorType"` : sql`true`} AND ${dueIn(due)}`;
}

const oneByOne = (actor: Actor, ways: readonly Sql[], asked: Narrowed) =>
  sql`(SELECT count(*)::int FROM ${claimsOfWays(actor, ways, asked)})`;

/** All claims that a place at the desk leaves, as a FROM clause over `claim_desk k`. */
export function claimsAtDesk(actor: Actor, { queue, search, number, ...narrowed }: DeskSelection) {
  const found = claimsOfWays(actor, claimsOf(queue).ways, narrowed);
  if (!search && !number) return found;
  return sql`${found} AND k.id IN (SELECT c.id FROM claim_search c WHERE ${conditionOf({ search, number }, false)})`;
}

/** Counts what is searched for, up to the limit, beside the tables of `foundIn`. */
function searchedTotal(actor: Actor, ways: readonly Sql[], asked: DeskSearch, near: boolean) {
  const counted = ways.flatMap((way) => {
    const claims = claimsOfWays(actor, [way], asked);
    return [
      sql`(SELECT k.id FROM ${claims} AND ${amongFew})`,
      sql`(SELECT k.id FROM ${claims} AND ${amongMany(asked, near)} ORDER BY k.submitted_at, k.id LIMIT ${mostFound})`,
    ];
  });
  return sql`(SELECT least(count(*), ${mostFound})::int FROM (${join(counted, ' UNION ALL ')}) AS f)`;
}

/** The number of claims in the queue that a page belongs to, as an SQL expression. */
export function totalOf(actor: Actor, { queue, ...asked }: DeskAsked, near = false) {
  const { ways, counted } = claimsOf(queue);
  if (asked.search || asked.number) return searchedTotal(actor, ways, asked, near);
  if (!counted) return oneByOne(actor, ways, asked);
  const { assignee, creditorType, due } = asked;
  return sql`(SELECT coalesce(sum(n), 0)::int FROM desk_counts
    WHERE assignee = ${assigneeOf(actor, assignee)} AND creditor_type = ${creditorType ?? 'any'} AND ${counted}
    AND ${due === undefined ? sql`true` : dueDayIn('day', due)})`;
}

/** The statement behind `deskCounts`. */
export function deskCountsStatement(
  actor: Actor,
  { assignee }: DeskCountsAsked,
): Statement<Record<DeskQueue | 'overdue', number>> {
  const countOf = (queue: DeskQueue) => {
    const { ways, counted } = claimsOf(queue);
    return counted ? sumWhere(counted) : oneByOne(actor, ways, { assignee });
  };
  return sql`
  SELECT ${join(deskQueues.map((queue) => sql`${countOf(queue)} AS ${raw(queue)}`))},
    ${sumWhere(sql`${undecided('queue')} AND ${dueDayIn('day', 'overdue')}`)} AS overdue
  FROM desk_counts WHERE assignee = ${assigneeOf(actor, assignee)} AND creditor_type = 'any'`;
}

/** Counts the claims in each part of the desk, of those that the actor may determine. */
export async function deskCounts(actor: Actor, asked: DeskCountsAsked) {
  const [[counts], untold, waiting] = await Promise.all([
    prepared(deskCountsStatement(actor, asked)),
    decisionsToTell(actor),
    waitingTransfers(actor),
  ]);
  if (!counts) throw new Error('counts are one row');
  const besides: Besides = { ...untold, ...waiting };
  return { ...counts, ...besides };
}
