import { inAddress } from '@/components/claims/in-address';

const place = { search: '', page: 1 };

test.each([
  ['', '', ''],
  ['?search=old&page=4', '', ''],
  ['?search=old&page=4', 'page=2', 'page=2'],
  ['?team=ravi&page=4', '', 'team=ravi'],
  ['?page=4&team=', 'search=new', 'search=new&team='],
])('of %j with the place %j stays %j', (search, query, kept) => {
  expect(inAddress(search, place, query)).toBe(kept);
});
