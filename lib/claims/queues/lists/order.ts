import type { ClaimsListQuery } from '@/lib/claims/records/schema';
import { sorts } from '@/lib/claims/records/sorts';
import { raw } from '@/lib/platform/sql';

type Order = Pick<ClaimsListQuery, 'sort' | 'order'>;

/**
 * SQL for the order of a list over this table, without the words ORDER BY, ties by id. Claims of one status are always newest
 * first.
 */
export function orderBy({ sort, order }: Order, table: string) {
  const newest = `${table}.submitted_at DESC, ${table}.id DESC`;
  if (sort === 'status') return raw(`${table}.status ${order}, ${newest}`);
  return raw(`${table}.${sorts[sort].column} ${order}, ${table}.id ${order}`);
}

/** SQL for the columns of `claims c` by which a list is ordered. */
export const orderedBy = ({ sort }: Pick<Order, 'sort'>) =>
  raw(
    [...new Set(['id', 'submitted_at', sorts[sort].column])].map((name) => `c.${name}`).join(', '),
  );
