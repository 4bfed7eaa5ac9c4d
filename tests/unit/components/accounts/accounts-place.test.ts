import {
  accountOrders,
  accountsAfter,
  accountsPlaceFrom,
  queryOfAccounts,
  startOfAccounts,
} from '@/components/accounts/accounts-place';

const placeOf = (query: string) => accountsPlaceFrom(new URLSearchParams(query));

test('an address keeps what differs from the start, and gives it back', () => {
  expect(queryOfAccounts(startOfAccounts)).toBe('');
  const place = { search: '100% _é', sort: 'name', order: 'asc', page: 3 } as const;
  expect(placeOf(queryOfAccounts(place))).toEqual(place);
  expect(queryOfAccounts({ ...startOfAccounts, page: 2 })).toBe('page=2');
});

test.each(['sort=email', 'order=up', 'page=0', 'page=-1', 'page=1e3', 'page=123456', 'other=1'])(
  'what is unknown in %s is dropped',
  (query) => {
    expect(placeOf(query)).toEqual(startOfAccounts);
  },
);

test('a search is trimmed, and no longer than the server takes', () => {
  expect(placeOf(`search=${encodeURIComponent(`  a\n${'x'.repeat(300)}`)}`).search).toHaveLength(
    200,
  );
});

test('a header sorts by its column, and the other way round when it is pressed again', () => {
  const byName = accountsAfter(startOfAccounts, 'name');
  expect(byName).toEqual({ sort: 'name', order: 'asc' });
  expect(accountsAfter(byName, 'name')).toEqual({ sort: 'name', order: 'desc' });
  expect(accountsAfter(byName, 'addedToday')).toEqual({ sort: 'addedToday', order: 'desc' });
  expect(accountsAfter(byName, 'role')).toEqual({ sort: 'name', order: 'desc' });
});

test('each column has both its orders, the one it begins with first', () => {
  expect(accountOrders.map(({ key }) => key)).toEqual([
    'name_asc',
    'name_desc',
    'storedBytes_desc',
    'storedBytes_asc',
    'addedToday_desc',
    'addedToday_asc',
  ]);
});
