import type { Actor } from '@/lib/access/actor';
import { isProfessional } from '@/lib/access/role';
import { lateDay, lateFrom } from '@/lib/claims/desk/place';
import { standsAt } from '@/lib/claims/late/columns';
import type { ClaimFilters } from '@/lib/claims/schema';
import { transferWaits } from '@/lib/claims/transfers/columns';
import { plannedAnew, withOnePlan } from '@/lib/platform/ask';
import { all, raw, type Sql, sql } from '@/lib/platform/sql';
import { hasNumber } from './number';

const startOf = (day: string) => sql`${day}::date::timestamp AT TIME ZONE 'Asia/Kolkata'`;

/** Conditions over a table with the columns of the search table. */
function marks({ documents, heads, numbers }: ClaimFilters, table: string): Sql[] {
  const column = (name: string) => raw(`${table}.${name}`);
  return [
    ...(documents ? [column('no_documents')] : []),
    ...(heads ? [column('heads_differ')] : []),
    ...(numbers ? [column('same_numbers')] : []),
  ];
}

function inSearch(filters: ClaimFilters, table: string): Sql[] {
  const { city } = filters;
  const there = city ? [sql`${raw(table)}.city = lower(${city})`] : [];
  return [...marks(filters, table), ...there];
}

/** Whether these filters need facts that are not in the claims themselves. */
export const asksSearch = (actor: Actor, filters: ClaimFilters) =>
  isProfessional(actor.role) && inSearch(filters, 'c').length > 0;

/**
 * The professionals' filters as conditions over `claims c` or `claim_search c`. A claimant's own list has none: claimants must
 * not learn what others have filed.
 */
export function workIn(
  actor: Actor,
  filters: ClaimFilters,
  table: 'claims' | 'claim_search',
): Sql[] {
  if (!isProfessional(actor.role)) return [];
  const { late, track, transfer, changedSince, number } = filters;
  const { receivedFrom, receivedTo, amountFrom, amountTo } = filters;
  const aside = inSearch(filters, 's');
  return [
    ...(table === 'claim_search'
      ? inSearch(filters, 'c')
      : aside.length > 0
        ? [sql`c.id IN (SELECT s.id FROM claim_search s WHERE ${all(aside)})`]
        : []),
    ...(late ? [sql`c.submitted_at >= ${lateFrom}`] : []),
    ...(track ? [standsAt(track)] : []),
    ...(transfer ? [transferWaits] : []),
    ...(receivedFrom ? [sql`c.submitted_at >= ${startOf(receivedFrom)}`] : []),
    ...(receivedTo ? [sql`c.submitted_at < ${startOf(receivedTo)} + interval '1 day'`] : []),
    ...(amountFrom ? [sql`c.claim_amount >= ${amountFrom}::numeric`] : []),
    ...(amountTo ? [sql`c.claim_amount <= ${amountTo}::numeric`] : []),
    ...(changedSince ? [changed(changedSince, table)] : []),
    ...(number ? [hasNumber(number)] : []),
  ];
}

const changed = (since: string, table: 'claims' | 'claim_search') =>
  table === 'claims'
    ? sql`c.updated_at >= ${startOf(since)}`
    : sql`c.id IN (SELECT u.id FROM claims u WHERE u.quarantine_id IS NULL AND u.updated_at >= ${startOf(since)})`;

/** Whether stored counts add up to the claims that are left; otherwise these are counted one by one. */
export const isCounted = ({
  search,
  track,
  transfer,
  number,
  city,
  changedSince,
  amountFrom,
  amountTo,
}: ClaimFilters) =>
  !(search || track || transfer || number || city || changedSince || amountFrom || amountTo);

/** Whether these filters leave only claims of some days, by nothing that has its own index. */
export const isOfSomeDays = ({ late, receivedFrom, receivedTo, ...filters }: ClaimFilters) =>
  Boolean(late || receivedFrom || receivedTo) && marks(filters, 'c').length === 0;

/** A range of amounts or changes may hold nearly nothing or nearly all claims. Only then each value gets its own plan. */
export const planOf = (filters: ClaimFilters) =>
  isCounted(filters) || filters.search ? withOnePlan : plannedAnew;

/**
 * The stored counts that add up to the claims that are left, besides type, status and assignee: a table, and conditions on its
 * rows.
 */
export function countedIn(filters: ClaimFilters): { table: Sql; conditions: Sql[] } {
  const { late, receivedFrom, receivedTo } = filters;
  const marked = marks(filters, 'counted');
  return {
    table: raw(marked.length > 0 ? 'mark_counts AS counted' : 'claim_counts AS counted'),
    conditions: [
      ...marked,
      ...(late ? [lateDay('day')] : []),
      ...(receivedFrom ? [sql`day >= ${receivedFrom}::date`] : []),
      ...(receivedTo ? [sql`day <= ${receivedTo}::date`] : []),
    ],
  };
}
