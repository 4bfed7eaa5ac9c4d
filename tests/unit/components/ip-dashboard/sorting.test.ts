import { orderAfter, orders } from '@/components/ip-dashboard/filters/sorting';
import { claimSorts } from '@/lib/claims/records/sorts';
import { wordsIn } from '@/lib/i18n/words';

test('pressing another column sorts it in the order most useful there', () => {
  const newest = { sort: 'submittedAt', order: 'desc' } as const;
  expect(orderAfter(newest, 'claimAmount')).toEqual({ sort: 'claimAmount', order: 'desc' });
  expect(orderAfter(newest, 'status')).toEqual({ sort: 'status', order: 'asc' });
});

test('pressing a column again turns its order round, and a third press turns it back', () => {
  const smallest = orderAfter({ sort: 'claimAmount', order: 'desc' }, 'claimAmount');
  expect(smallest).toEqual({ sort: 'claimAmount', order: 'asc' });
  expect(orderAfter(smallest, 'claimAmount')).toEqual({ sort: 'claimAmount', order: 'desc' });
});

test('every order of the list has one key, and no two have the same', () => {
  expect(new Set(orders.map(({ key }) => key)).size).toBe(2 * claimSorts.length);
  expect(orders.map(({ sort, order, key }) => `${sort}_${order}` === key)).not.toContain(false);
});

test('every order has its words, and there are no words without an order', () => {
  const named = Object.keys(wordsIn('en').ip.claims.sorts);
  expect(named.sort()).toEqual(orders.map(({ key }) => String(key)).sort());
});
