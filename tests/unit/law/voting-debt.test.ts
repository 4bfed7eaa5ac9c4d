import { paiseOf } from '@/lib/format/amount';
import type { CreditorType } from '@/lib/forms/definitions/field';
import type { Category } from '@/lib/law/categories';
import { plainRate } from '@/lib/law/interest';
import { type GivenVoting, votingCarried, votingOf } from '@/lib/law/voting-debt';

const days = { commencementDate: '2026-09-23', lastDateForClaims: null, rfrpDate: null };
const unknown = { ...days, commencementDate: null };

const claim = (creditorType: CreditorType = 'form_ca', claimData = {}) => ({
  creditorType,
  claimAmount: '9999999.00',
  claimData,
});
const admitted = (
  principal: string,
  interest = '0.00',
  category: Category = 'unsecured_class',
) => ({
  category,
  heads: [
    { head: 'principal', admitted: principal },
    { head: 'interest', admitted: interest },
  ],
});
const given = (changes: Partial<GivenVoting> = {}): GivenVoting => ({
  principal: null,
  from: null,
  rate: null,
  agreed: false,
  ...changes,
});
const debtOf = (principal: string, from: string | null, more: Partial<GivenVoting> = {}) =>
  votingOf(claim(), admitted(principal), given({ from, ...more }), days).voting?.debt;

test.each([
  ['A', '2000000.00', '2024-04-01', {}, '2396712.33'],
  ['B to I', '1000000.00', '2025-10-01', {}, '1078246.58'],
  ['K', '500000.00', '2026-01-15', { rate: '12', agreed: true }, '541260.27'],
])(
  '%s of worked example 7 votes with the interest of the law, though principal alone was claimed',
  (_, principal, from, more, debt) => {
    expect(debtOf(principal, from, more)).toBe(debt);
  },
);

test('interest runs from its first day to the commencement date, and is nothing on that day', () => {
  expect(debtOf('1000000.00', '2026-09-22')).toBe('1000219.18');
  expect(debtOf('1000000.00', '2026-09-23')).toBe('1000000.00');
  expect(debtOf('1000000.00', '2024-02-28')).toBe(
    debtOf('1000000.00', '2024-02-28', { rate: '8.0' }),
  );
});

test('without a first day, or a commencement date, a creditor votes with what is admitted', () => {
  const both = admitted('1000.00', '70.05');
  for (const [from, known] of [
    [null, days],
    [null, unknown],
  ] as const)
    expect(votingOf(claim(), both, given({ from }), known)).toEqual({
      voting: { principal: '1000.00', from: null, rate: '8', agreed: false, debt: '1070.05' },
      problems: [],
    });
});

test('where interest alone is admitted, a creditor votes with it', () => {
  const { voting } = votingOf(
    claim(),
    admitted('0.00', '70.05'),
    given({ from: '2025-10-01' }),
    days,
  );
  expect(voting).toMatchObject({ principal: '0.00', debt: '70.05' });
});

test('what is not given follows: the admitted principal, 8 per cent, the day of default that the form names', () => {
  const moved = {
    category: 'secured_class' as const,
    heads: [
      { head: 'principalAmount', admitted: '1000000.00' },
      { head: 'penaltyAmount', admitted: '5.00' },
    ],
  };
  const loan = claim('form_c', { defaultDate: '2025-10-01' });
  expect(votingOf(loan, moved, null, days).voting).toEqual({
    principal: '1000000.00',
    from: '2025-10-01',
    rate: '8',
    agreed: false,
    debt: '1078246.58',
  });
  for (const [data, known] of [
    [{}, days],
    [{ defaultDate: '2026-02-30' }, days],
    [{ defaultDate: '2026-09-24' }, days],
    [{ defaultDate: '2025-10-01' }, unknown],
  ] as const)
    expect(votingOf(claim('form_c', data), moved, null, known)).toMatchObject({
      voting: { from: null, debt: '1000005.00' },
      problems: [],
    });
  // Form CA names no day.
  expect(votingOf(claim(), admitted('5.00'), null, days).voting?.from).toBeNull();
});

test.each([
  [
    'more than the admitted principal',
    given({ principal: 100_001n }),
    days,
    'principal',
    'principal',
  ],
  ['a day that is half typed', given({ from: '5/3/' }), days, 'from', 'no_day'],
  [
    'a day after the commencement',
    given({ from: '2026-09-24' }),
    days,
    'from',
    'after_commencement',
  ],
  [
    'a day without a commencement date',
    given({ from: '2026-01-01' }),
    unknown,
    'from',
    'no_commencement',
  ],
  ['a day of long ago', given({ from: '1900-01-01' }), days, 'from', 'too_long_ago'],
  ['another rate that was not agreed', given({ rate: '7.99' }), days, 'rate', 'rate'],
  ['no rate', given({ rate: 'eight', agreed: true }), days, 'rate', 'rate'],
])('%s is refused', (_, sent, known, path, unfit) => {
  expect(votingOf(claim(), admitted('1000.00', '9.00'), sent, known).problems).toEqual([
    { path: `voting.${path}`, rule: 'voting_unfit', params: { unfit } },
  ]);
});

test.each([
  ['all of the principal', given({ principal: 100_000n })],
  ['the day of the commencement', given({ from: '2026-09-23' })],
  ['the rate of the law, written at length', given({ rate: '08.00' })],
  ['another rate that was agreed', given({ rate: '0', agreed: true })],
])('%s is taken', (_, sent) => {
  expect(votingOf(claim(), admitted('1000.00', '9.00'), sent, days).problems).toEqual([]);
});

test('outside a class there is no debt for voting, and none is taken', () => {
  const loan = admitted('1000.00', '0.00', 'unsecured_financial');
  expect(votingOf(claim(), loan, null, days)).toEqual({ voting: null, problems: [] });
  expect(votingOf(claim(), loan, given(), days)).toEqual({
    voting: null,
    problems: [{ path: 'voting', rule: 'voting_unfit', params: { unfit: 'category' } }],
  });
});

test('what follows from an earlier determination keeps day and rate, and its principal in proportion', () => {
  const before = admitted('1000.00', '100.00');
  const said = given({
    principal: paiseOf('500.00'),
    from: '2025-09-23',
    rate: '10',
    agreed: true,
  });
  const { voting } = votingOf(claim(), before, said, days);
  const after = (principal: string) =>
    votingCarried(claim(), { voting, heads: before.heads }, admitted(principal), days);
  expect(after('600.00')).toEqual({
    principal: '300.00',
    from: '2025-09-23',
    rate: '10',
    agreed: true,
    debt: '330.00',
  });
  expect(after('0.00')).toMatchObject({ principal: '0.00', debt: '0.00' });
  // Of a determination from before the portal reckoned it, it follows from the claim.
  const old = { voting: null, heads: before.heads };
  expect(votingCarried(claim(), old, admitted('600.00'), days)).toMatchObject({
    principal: '600.00',
    from: null,
    debt: '600.00',
  });
  const moved = admitted('600.00', '0.00', 'unsecured_financial');
  expect(votingCarried(claim(), { voting, heads: before.heads }, moved, days)).toBeNull();
});

test('a rate is stored without zeros that say nothing', () => {
  expect(['8', '08.00', '12.50', '0.0500', '10', 'x', '8.'].map(plainRate)).toEqual([
    '8',
    '8',
    '12.5',
    '0.05',
    '10',
    null,
    null,
  ]);
});
