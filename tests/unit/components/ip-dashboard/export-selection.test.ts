import { reportOf } from '@/components/ip-dashboard/export/export-selection';

test('asks for what the list shows, without what narrows nothing and without its page', () => {
  const filters = {
    status: 'all',
    creditorType: 'form_b',
    search: '',
    page: 3,
    limit: 20,
  } as const;
  expect(reportOf('csv', { filters })).toEqual({
    format: 'csv',
    filters: { creditorType: 'form_b' },
  });
});

test('asks for the claims chosen alone', () => {
  expect(reportOf('xlsx', { claimIds: ['a', 'b'] })).toEqual({
    format: 'xlsx',
    claimIds: ['a', 'b'],
  });
});
