import { askedAt, placeFrom, queryOfPlace, startOfDesk } from '@/components/desk/place/desk-place';

const at = (query: string) => placeFrom(new URLSearchParams(query));

test('the address of the desk holds queue, filters, order, page, claim and pane, and gives them back', () => {
  const query =
    'queue=flagged&assignee=mine&due=overdue&creditorType=form_c&sort=amount&search=md+rafiq&number=x1&page=3' +
    '&claim=0a8f1d52-6c1f-4b7e-9a44-0d5f3c2b1a00&pane=determination';
  expect(queryOfPlace(at(query))).toBe(query);
  expect(queryOfPlace(at(''))).toBe('');
});

test('values in the address of the desk that mean nothing are dropped', () => {
  expect(
    at('queue=lost&assignee=x&due=1&creditorType=form_z&sort=luck&page=-1&claim=1&pane=x'),
  ).toEqual(startOfDesk);
});

test('the desk asks the server for the filters that narrow its list, and for nothing else', () => {
  expect(askedAt(at(''))).toEqual({ queue: 'to_verify', sort: 'due', page: 1, limit: 25 });
  expect(
    askedAt(at('assignee=unassigned&due=overdue&creditorType=form_b&search=+md%0A')),
  ).toMatchObject({
    assignee: 'unassigned',
    due: 'overdue',
    creditorType: 'form_b',
    search: 'md',
  });
});
