import type { ClaimsPlace } from '@/components/claims/claims-place';
import { claimSorts, sorts } from '@/lib/claims/records/sorts';

type Order = Pick<ClaimsPlace, 'sort' | 'order'>;

const opposite = { asc: 'desc', desc: 'asc' } as const;

/** The order after a press on a column's header: the other direction, or that column. */
export function orderAfter({ sort, order }: Order, column: string): Order {
  const pressed = claimSorts.find((name) => name === column) ?? sort;
  if (pressed !== sort) return { sort: pressed, order: sorts[pressed].first };
  return { sort, order: opposite[order] };
}

/** Every order, as one word each. */
export const orders = claimSorts.flatMap((sort) => {
  const { first } = sorts[sort];
  return [first, opposite[first]].map((order) => ({
    sort,
    order,
    key: `${sort}_${order}` as const,
  }));
});
