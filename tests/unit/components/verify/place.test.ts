import {
  askedAt,
  placeFrom,
  queryOfPlace,
  startOfDesk,
} from '@/components/verify/place/desk-place';

const at = (query: string) => placeFrom(new URLSearchParams(query));

test('an address says the whole place, and the place the address', () => {
  const query =
    'queue=flagged&assignee=mine&due=overdue&creditorType=form_c&sort=amount&page=3' +
    '&claim=0a8f1d52-6c1f-4b7e-9a44-0d5f3c2b1a00&pane=determination';
  expect(queryOfPlace(at(query))).toBe(query);
  expect(queryOfPlace(at(''))).toBe('');
});

test('what nobody can mean is dropped', () => {
  expect(
    at('queue=lost&assignee=x&due=1&creditorType=form_z&sort=luck&page=-1&claim=1&pane=x'),
  ).toEqual(startOfDesk);
});

test('the server is asked for what narrows the list, and for no more', () => {
  expect(askedAt(at(''))).toEqual({ queue: 'to_verify', sort: 'due', page: 1, limit: 25 });
  expect(askedAt(at('assignee=unassigned&due=overdue&creditorType=form_b'))).toMatchObject({
    assignee: 'unassigned',
    due: 'overdue',
    creditorType: 'form_b',
  });
});
