import {
  isNarrowed,
  placedIn,
  placeFrom,
  placeWithin,
  startOfList,
} from '@/components/claims/claims-place';

const from = (query: string) => placeFrom(new URLSearchParams(query));

test('values in the address of the list that mean nothing are dropped', () => {
  expect(from('status=paid&creditorType=form_z&page=0')).toEqual(startOfList);
  expect(from('page=-1')).toEqual(startOfList);
  expect(from('page=9999999')).toEqual(startOfList);
  expect(from('page=1.5')).toEqual(startOfList);
  expect(from('assignedToId=me&sort=colour&order=up')).toEqual(startOfList);
  expect(from('search=%00%09%20')).toEqual(startOfList);
  expect(from(`search=${'x'.repeat(300)}`).search).toHaveLength(200);
});

test('search, filters, order and page come back from the address, whatever characters the search has', () => {
  for (const search of ['50%_off\\', 'सुनीता & Sons', 'a=b?c#d']) {
    const place = {
      search,
      status: 'approved',
      creditorType: 'form_ca',
      assignedToId: '0d0a5f0e-3c2b-4a7e-9a51-0f9a4d1f2b3c',
      sort: 'claimAmount',
      order: 'asc',
      page: 12,
    } as const;
    expect(from(placedIn('', place))).toEqual(place);
  }
});

test('the start of the list adds nothing to the address, and leaves what others put there', () => {
  expect(placedIn('?page=3&status=approved&next=x', startOfList)).toBe('next=x');
});

test('a filter on unassigned claims narrows the list, and an order of rows does not', () => {
  expect(isNarrowed(from('assignedToId=unassigned'))).toBe(true);
  expect(isNarrowed(from('sort=status&order=asc&page=2'))).toBe(false);
});

test('who may not narrow the list by its assignees lists the claims of a view without that filter', () => {
  const place = from('assignedToId=unassigned&status=approved');
  expect(placeWithin(place, true)).toEqual(place);
  expect(placeWithin(place, false)).toEqual(from('status=approved'));
});
