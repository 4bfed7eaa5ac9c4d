import { periodIn, usualPeriods } from '@/components/figures/period';

test('the periods that are offered begin and end with their months', () => {
  expect(usualPeriods('2027-01-31', '2026-09-23')).toEqual({
    lastMonth: { from: '2026-12-01', to: '2026-12-31' },
    thisMonth: { from: '2027-01-01', to: '2027-01-31' },
    all: { from: '2026-09-23', to: '2027-01-31' },
  });
  expect(usualPeriods('2028-03-01', null)).toEqual({
    lastMonth: { from: '2028-02-01', to: '2028-02-29' },
    thisMonth: { from: '2028-03-01', to: '2028-03-01' },
  });
  expect(usualPeriods('2026-09-22', '2026-09-23')).not.toHaveProperty('all');
});

test('an address gives a period only when both its days are given and valid', () => {
  const named = (query: string) => periodIn(new URLSearchParams(query));
  expect(named('from=2026-09-01&to=2026-09-30')).toEqual({ from: '2026-09-01', to: '2026-09-30' });
  for (const query of [
    '',
    'from=2026-09-01',
    'from=x&to=2026-09-30',
    'from=2026-9-1&to=2026-09-30',
  ])
    expect([query, named(query)]).toEqual([query, undefined]);
});
