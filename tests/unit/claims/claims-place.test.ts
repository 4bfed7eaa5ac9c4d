import { placedIn, placeFrom, unnarrowed } from '@/components/claims/claims-place';

const from = (query: string) => placeFrom(new URLSearchParams(query));

test('what somebody typed into the address is dropped where it means nothing', () => {
  expect(from('status=paid&creditorType=form_z&page=0')).toEqual(unnarrowed);
  expect(from('page=-1')).toEqual(unnarrowed);
  expect(from('page=9999999')).toEqual(unnarrowed);
  expect(from('page=1.5')).toEqual(unnarrowed);
  expect(from('search=%00%09%20')).toEqual(unnarrowed);
  expect(from(`search=${'x'.repeat(300)}`).search).toHaveLength(200);
});

test('a place survives the address, whatever is searched for', () => {
  for (const search of ['50%_off\\', 'सुनीता & Sons', 'a=b?c#d']) {
    const place = { search, status: 'approved', creditorType: 'form_ca', page: 12 } as const;
    expect(from(placedIn('', place))).toEqual(place);
  }
});

test('the start of the list leaves the address bare, but for what is not the list’s', () => {
  expect(placedIn('?page=3&status=approved&next=x', unnarrowed)).toBe('next=x');
});
