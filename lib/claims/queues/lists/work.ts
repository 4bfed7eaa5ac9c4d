import type { Actor } from '@/lib/access/actor';
import { searches } from '@/lib/access/lines';
import { isProfessional } from '@/lib/access/role';
import { transferWaits } from '@/lib/claims/deeds/transfers/columns';
import { lateDay, lateFrom } from '@/lib/claims/queues/desk/place';
import { hasNumber } from '@/lib/claims/queues/search/number';
import { standsAt } from '@/lib/claims/records/late-columns';
import type { ClaimFilters } from '@/lib/claims/records/schema';
import { type WorkFilter, workFilterNames } from '@/lib/claims/records/work-filters';
import { inLine } from '@/lib/platform/lines/call';
import { plannedAnew, withOnePlan } from '@/lib/platform/query';
import { all, raw, type Sql, sql } from '@/lib/platform/sql';

const startOf = (day: string) => sql`${day}::date::timestamp AT TIME ZONE 'Asia/Kolkata'`;

type Table = 'claims' | 'claim_search';

/**
 * How a filter narrows a list. `mark`: by a column of the search table and of `mark_counts`. `search`: by something else in the
 * search table. `days`: by days of filing, over `claims c` or `claim_search c` and over a column of days. `claims`: by a
 * condition over either that no stored count knows; with `finds`, an index of its own finds its few claims.
 */
export type Narrowing<Value> =
  | { by: 'mark'; column: string }
  | { by: 'search'; where: (value: Value, table: string) => Sql }
  | { by: 'days'; where: (value: Value) => Sql; day: (value: Value) => Sql }
  | { by: 'claims'; where: (value: Value, table: Table) => Sql; finds?: true };

export const narrowings: { [Name in WorkFilter]: Narrowing<NonNullable<ClaimFilters[Name]>> } = {
  late: { by: 'days', where: () => sql`c.submitted_at >= ${lateFrom}`, day: () => lateDay('day') },
  track: { by: 'claims', where: standsAt },
  documents: { by: 'mark', column: 'no_documents' },
  heads: { by: 'mark', column: 'heads_differ' },
  numbers: { by: 'mark', column: 'same_numbers' },
  transfer: { by: 'claims', where: () => transferWaits },
  changedSince: {
    by: 'claims',
    where: (since, table) =>
      table === 'claims'
        ? sql`c.updated_at >= ${startOf(since)}`
        : sql`c.id IN (SELECT u.id FROM claims u WHERE u.quarantine_id IS NULL AND u.updated_at >= ${startOf(since)})`,
    finds: true,
  },
  receivedFrom: {
    by: 'days',
    where: (from) => sql`c.submitted_at >= ${startOf(from)}`,
    day: (from) => sql`day >= ${from}::date`,
  },
  receivedTo: {
    by: 'days',
    where: (to) => sql`c.submitted_at < ${startOf(to)} + interval '1 day'`,
    day: (to) => sql`day <= ${to}::date`,
  },
  amountFrom: { by: 'claims', where: (from) => sql`c.claim_amount >= ${from}::numeric` },
  amountTo: { by: 'claims', where: (to) => sql`c.claim_amount <= ${to}::numeric` },
  city: { by: 'search', where: (city, table) => sql`${raw(table)}.city = lower(${city})` },
  number: { by: 'claims', where: hasNumber, finds: true },
};

type By = Narrowing<string>['by'];

/** Gives the filters in use that narrow in this way, with their values. */
const given = <Way extends By>(filters: ClaimFilters, by: Way) =>
  workFilterNames.flatMap((name) => {
    const [value, narrowing] = [filters[name], narrowings[name] as Narrowing<string>];
    return value && narrowing.by === by
      ? [{ value, narrowing: narrowing as Extract<Narrowing<string>, { by: Way }> }]
      : [];
  });

/** SQL over a table with the columns of the search table. */
const marks = (filters: ClaimFilters, table: string): Sql[] =>
  given(filters, 'mark').map(({ narrowing }) => raw(`${table}.${narrowing.column}`));

const inSearch = (filters: ClaimFilters, table: string): Sql[] => [
  ...marks(filters, table),
  ...given(filters, 'search').map(({ narrowing, value }) => narrowing.where(value, table)),
];

/** Tells whether these filters need the search table. */
export const asksSearch = (actor: Actor, filters: ClaimFilters) =>
  isProfessional(actor.role) && inSearch(filters, 'c').length > 0;

/**
 * SQL for the professionals' filters over `claims c` or `claim_search c`. A claimant's list has none: claimants must not learn
 * what others have filed.
 */
export function workIn(actor: Actor, filters: ClaimFilters, table: Table): Sql[] {
  if (!isProfessional(actor.role)) return [];
  const aside = inSearch(filters, 's');
  return [
    ...(table === 'claim_search'
      ? inSearch(filters, 'c')
      : aside.length > 0
        ? [sql`c.id IN (SELECT s.id FROM claim_search s WHERE ${all(aside)})`]
        : []),
    ...given(filters, 'days').map(({ narrowing, value }) => narrowing.where(value)),
    ...given(filters, 'claims').map(({ narrowing, value }) => narrowing.where(value, table)),
  ];
}

/** Tells whether stored counts add up to the claims that are left; otherwise somebody has to count one by one. */
export const isCounted = (filters: ClaimFilters) =>
  !filters.search && given(filters, 'search').length === 0 && given(filters, 'claims').length === 0;

/** Asks for claims that no stored count adds up to in the turn of whose call it is: there may be a million to look through. */
export const lookedFor = <T>(filters: ClaimFilters, ask: () => Promise<T>) =>
  isCounted(filters) ? ask() : inLine(searches, ask);

/** Whether a search or one of these filters finds its claims by an index of its own, whatever the order of the list. */
export const finds = (filters: ClaimFilters) =>
  Boolean(filters.search) || given(filters, 'claims').some(({ narrowing }) => narrowing.finds);

/** Tells whether these filters leave only claims of some days, and no other filter has an index. */
export const isOfSomeDays = (filters: ClaimFilters) =>
  given(filters, 'days').length > 0 && marks(filters, 'c').length === 0;

/** Plans each value anew for a range of amounts or changes, which may hold nearly none or nearly all claims. */
export const planOf = (filters: ClaimFilters) =>
  isCounted(filters) || filters.search ? withOnePlan : plannedAnew;

/**
 * Gives the table of stored counts that add up to the claims that are left, and the conditions besides type, status and
 * assignee.
 */
export function countedIn(filters: ClaimFilters): { table: Sql; conditions: Sql[] } {
  const marked = marks(filters, 'counted');
  return {
    table: raw(marked.length > 0 ? 'mark_counts AS counted' : 'claim_counts AS counted'),
    conditions: [
      ...marked,
      ...given(filters, 'days').map(({ narrowing, value }) => narrowing.day(value)),
    ],
  };
}
