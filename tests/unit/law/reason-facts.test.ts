import type { GivenHead, GivenReason } from '@/lib/law/judge';
import { claimsIn, type ReasonFacts, untrueReasons } from '@/lib/law/reason-facts';
import { namedWith, reasonCodes } from '@/lib/law/reasons';

const facts: ReasonFacts = {
  receivedAt: new Date('2027-01-06T00:00:00+05:30'),
  lateStep: null,
  claimNumber: 'CLM-2027-000007',
  known: new Set(['CLM-2027-000001', 'CLM-2027-000007']),
  transferred: 0n,
  days: {
    lastDateForClaims: '2026-10-07',
    commencementDate: '2026-09-23',
    rfrpDate: '2027-01-05',
  },
  today: '2027-02-01',
};

const head = (notAdmitted: bigint, ...reasons: GivenReason[]): GivenHead => ({
  head: 'principalAmount',
  claimed: null,
  admitted: 0n,
  contingent: 0n,
  notAdmitted,
  underVerification: 0n,
  reasons,
});
const reason = (code: string, text: string | null = null, amount: bigint | null = null) => ({
  code,
  text,
  amount,
});

const untruthsOf = (given: GivenReason, changes: Partial<ReasonFacts> = {}) =>
  untrueReasons([head(100n, given)], { ...facts, ...changes }).map(({ params }) => params?.untruth);

test.each<[string, string | null, Partial<ReasonFacts>, string[]]>([
  ['no_proof', '3 March 2026', {}, []],
  ['no_proof', '2027-02-01', {}, []],
  ['no_proof', '१ फ़रवरी 2027', {}, []],
  ['no_proof', '2 February 2027', {}, ['future_day']],
  ['no_proof', '30 February 2026', {}, ['no_day']],
  ['no_proof', 'by telephone', {}, ['no_day']],
  ['no_proof', '3 March 26', {}, ['no_day']],
  ['counted_already', 'CLM-2027-000001', {}, []],
  ['counted_already', 'clm-2027-000001, row 2', {}, []],
  ['counted_already', 'CLM-2027-000002', {}, ['unknown_claim']],
  ['counted_already', 'CLM-2027-000001 and CLM-2027-000002', {}, ['unknown_claim']],
  ['counted_already', 'CLM-2027-000007', {}, ['same_claim']],
  ['counted_already', 'CLM-2027-000001 and CLM-2027-000007', {}, ['same_claim']],
  ['counted_already', 'the other claim', {}, ['no_claim']],
  ['late_not_acceptable', null, {}, []],
  ['late_not_acceptable', null, { lateStep: 'not_acceptable' }, []],
  ['late_not_acceptable', null, { lateStep: 'refused' }, []],
  ['late_not_acceptable', null, { lateStep: 'acceptable' }, ['acceptable']],
  ['late_not_acceptable', null, { lateStep: 'condoned' }, ['acceptable']],
  [
    'late_not_acceptable',
    null,
    { receivedAt: new Date('2027-01-05T23:59:59+05:30') },
    ['not_late'],
  ],
  [
    'late_not_acceptable',
    null,
    { receivedAt: new Date('2026-10-07T12:00:00+05:30') },
    ['not_late'],
  ],
  ['transferred', 'Z Capital', {}, ['not_transferred']],
  ['transferred', 'Z Capital', { transferred: 99n }, ['not_transferred']],
  ['transferred', 'Z Capital', { transferred: 100n }, []],
  ['paid_already', null, {}, []],
  ['dispute_pending', 'the High Court', {}, []],
  ['unheard_of', 'anything', {}, []],
])(
  'the reason %s with the text %s, given %j, is untrue as: %j',
  (code, text, changes, untruths) => {
    expect(untruthsOf(reason(code, text), changes)).toEqual(untruths);
  },
);

test.each(reasonCodes.filter((code) => namedWith(code) === 'date'))(
  'the text of the reason %s has to name a day',
  (code) => {
    expect(untruthsOf(reason(code, 'by telephone'))).toEqual(['no_day']);
  },
);

test.each(reasonCodes.filter((code) => namedWith(code) === 'claim'))(
  'the text of the reason %s has to name a claim',
  (code) => {
    expect(untruthsOf(reason(code, 'by telephone'))).toEqual(['no_claim']);
  },
);

test('an untrue reason is named with its place, and transfers count over all heads', () => {
  const gone = (amount: bigint) => reason('transferred', 'Z Capital', amount);
  const heads = [
    head(150n, reason('paid_already', null, 90n), gone(60n)),
    head(40n, reason('transferred', 'Z Capital')),
  ];
  const placesAt = (transferred: bigint) =>
    untrueReasons(heads, { ...facts, transferred }).map(({ path }) => path);
  expect(placesAt(100n)).toEqual([]);
  expect(placesAt(99n)).toEqual(['heads.0.reasons.1.code', 'heads.1.reasons.0.code']);
  expect(
    untrueReasons([head(1n, reason('no_proof', 'never'))], facts).map(({ path }) => path),
  ).toEqual(['heads.0.reasons.0.text']);
});

test('claim numbers are found in a text however they are written', () => {
  expect(claimsIn('see clm-2027-000001; CLM-2026-1234567.')).toEqual([
    'CLM-2027-000001',
    'CLM-2026-1234567',
  ]);
  expect(claimsIn(null)).toEqual([]);
});
