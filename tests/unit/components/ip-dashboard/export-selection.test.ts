import { reportOf } from '@/components/ip-dashboard/export/export-selection';

test('an export of the list asks for the filters that narrow it, without its page', () => {
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

test('an export of selected claims asks for those claims alone', () => {
  expect(reportOf('xlsx', { claimIds: ['a', 'b'] })).toEqual({
    format: 'xlsx',
    claimIds: ['a', 'b'],
  });
});
