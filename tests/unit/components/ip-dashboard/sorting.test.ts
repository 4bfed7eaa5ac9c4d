import { orderAfter, orders } from '@/components/ip-dashboard/filters/sorting';
import { claimSorts } from '@/lib/claims/sorts';
import { wordsIn } from '@/lib/i18n/words';

test('a press on another column begins with what is looked for there first', () => {
  const newest = { sort: 'submittedAt', order: 'desc' } as const;
  expect(orderAfter(newest, 'claimAmount')).toEqual({ sort: 'claimAmount', order: 'desc' });
  expect(orderAfter(newest, 'status')).toEqual({ sort: 'status', order: 'asc' });
});

test('a second press turns the order round, a third turns it back', () => {
  const smallest = orderAfter({ sort: 'claimAmount', order: 'desc' }, 'claimAmount');
  expect(smallest).toEqual({ sort: 'claimAmount', order: 'asc' });
  expect(orderAfter(smallest, 'claimAmount')).toEqual({ sort: 'claimAmount', order: 'desc' });
});

test('every order can be chosen by one word', () => {
  expect(new Set(orders.map(({ key }) => key)).size).toBe(2 * claimSorts.length);
  expect(orders.map(({ sort, order, key }) => `${sort}_${order}` === key)).not.toContain(false);
});

test('no words are left for an order that is not offered', () => {
  const named = Object.keys(wordsIn('en').ip.claims.sorts);
  expect(named.sort()).toEqual(orders.map(({ key }) => String(key)).sort());
});
