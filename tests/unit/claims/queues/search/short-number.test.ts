import { wholeNumber } from '@/lib/claims/queues/search/short-number';

test.each([
  ['2026-50', 'CLM-2026-000050'],
  ['2026/50', 'CLM-2026-000050'],
  ['26-50', 'CLM-2026-000050'],
  ['2026 50', 'CLM-2026-000050'],
  ['clm 2026 0050', 'CLM-2026-000050'],
  ['CLM-2026-000050', 'CLM-2026-000050'],
  ['clm2026-1234567', 'CLM-2026-1234567'],
])('%s is the number %s', (typed, whole) => {
  expect(wholeNumber(typed)).toBe(whole);
});

test.each(['', '2026', '50', 'clm', '2026-', '17.2', '2026-50-1', 'a2026-50'])(
  '%j is no number of a claim',
  (typed) => {
    expect(wholeNumber(typed)).toBeUndefined();
  },
);
