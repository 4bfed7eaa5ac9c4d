import { type Compounding, interestOf, readRate } from '@/lib/law/interest';

const on = (
  principal: bigint,
  rate: string,
  compounding: Compounding,
  from: string,
  to: string,
) => {
  const read = readRate(rate);
  if (!read) throw new Error(rate);
  return interestOf({ principal, rate: read, from, to, compounding });
};

test.each<[Compounding, string]>([
  ['none', '24000.00'],
  ['yearly', '25440.00'],
  // 1 lakh × (1 + 0.12 × 90/365)… by the days of each quarter, nothing rounded in between.
  ['quarterly', '26676.97'],
  ['monthly', '26973.34'],
])(
  'two years at 12 %% on a lakh, compounded %s, earn the right interest',
  (compounding, interest) => {
    expect(on(10_000_000n, '12', compounding, '2025-01-01', '2027-01-01').interest).toBe(interest);
  },
);

test('months that begin on the 31st end on the last day of shorter months', () => {
  // 31 January, 28 February, 31 March: 28 and 31 days.
  const expected = 100 * (1 + 0.1 * (28 / 365)) * (1 + 0.1 * (31 / 365));
  const { total, days } = on(1_000_000_00n, '10', 'monthly', '2026-01-31', '2026-03-31');
  expect(days).toBe(59);
  expect(Number(total) / 10_000).toBeCloseTo(expected, 4);
});

test.each([
  // 73 days at 1 % are a fifth of a hundredth: 2.5 paise of 12.50 rupees, 2.4 of 12.
  [1250n, '0.03'],
  [1200n, '0.02'],
])('half a paisa is rounded up: %s', (principal, interest) => {
  expect(on(principal, '1', 'none', '2026-01-01', '2026-03-15').interest).toBe(interest);
});

test('no interest is earned within one day, nor without a rate', () => {
  expect(on(100n, '12', 'monthly', '2026-01-01', '2026-01-01')).toEqual({
    days: 0,
    interest: '0.00',
    total: '1.00',
  });
  expect(on(100n, '0', 'yearly', '2020-01-01', '2026-01-01').interest).toBe('0.00');
});

test('the 29th of February counts as a day of interest', () =>
  expect(on(36_500n, '1', 'none', '2024-02-01', '2024-03-01')).toMatchObject({
    days: 29,
    interest: '0.29',
  }));

test('an amount of sixteen digits keeps its paise', () =>
  expect(on(999_999_999_999_999_999n, '0', 'yearly', '2024-01-01', '2026-01-01').total).toBe(
    '9999999999999999.99',
  ));

test.each(['', '-1', '12,5', '1e2', '12.34567', '12345', ' 12', '.5'])(
  '%j is not read as a rate',
  (text) => expect(readRate(text)).toBeNull(),
);
