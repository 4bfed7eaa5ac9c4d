import type { ClaimsPlace } from '@/components/claims/claims-place';
import { claimSorts } from '@/lib/claims/sorts';

type Order = Pick<ClaimsPlace, 'sort' | 'order'>;

/** What each sort begins with: the newest, the largest, the least far on. */
const natural = { submittedAt: 'desc', claimAmount: 'desc', status: 'asc' } as const;

/** The order after a press on a column's header: the other way round, or by that column. */
export function orderAfter({ sort, order }: Order, column: string): Order {
  const pressed = claimSorts.find((name) => name === column) ?? sort;
  if (pressed !== sort) return { sort: pressed, order: natural[pressed] };
  return { sort, order: order === 'asc' ? 'desc' : 'asc' };
}

/** Every order there is, as one word each. */
export const orders = claimSorts.flatMap((sort) => {
  const first = natural[sort];
  const second = first === 'asc' ? 'desc' : 'asc';
  return [
    { sort, order: first, key: `${sort}_${first}` as const },
    { sort, order: second, key: `${sort}_${second}` as const },
  ] as const;
});
