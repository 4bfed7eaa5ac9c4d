import type { ClaimsListQuery } from '@/lib/claims/records/schema';
import { sorts } from '@/lib/claims/records/sorts';
import { raw } from '@/lib/platform/sql';

type Order = Pick<ClaimsListQuery, 'sort' | 'order'>;

/**
 * The ORDER BY of a list of claims over the given table, without the words ORDER BY. Ties go by id. Claims with the same status
 * are newest first, in whichever direction the statuses go.
 */
export function orderBy({ sort, order }: Order, table: string) {
  const newest = `${table}.submitted_at DESC, ${table}.id DESC`;
  if (sort === 'status') return raw(`${table}.status ${order}, ${newest}`);
  return raw(`${table}.${sorts[sort].column} ${order}, ${table}.id ${order}`);
}

/** The columns of `claims c` that a list is ordered by. */
export const orderedBy = ({ sort }: Pick<Order, 'sort'>) =>
  raw(
    [...new Set(['id', 'submitted_at', sorts[sort].column])].map((name) => `c.${name}`).join(', '),
  );
