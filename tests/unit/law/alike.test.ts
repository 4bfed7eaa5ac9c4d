import { decidedLike, percentOf, sharesOf } from '@/lib/law/alike';
import { type ClaimedForm, claimedHeads } from '@/lib/law/heads';
import { type DeterminedHead, type GivenHead, judge, type Reason } from '@/lib/law/judge';

const driver = (claimAmount: string, overtimeAmount = '', bonusAmount = ''): ClaimedForm => ({
  creditorType: 'form_d',
  claimAmount,
  claimData: { overtimeAmount, bonusAmount },
});
const asha = driver('100.00', '30.00', '10.00');

type Said = Partial<Omit<DeterminedHead, 'reasons'>> & { reasons?: [Reason['code'], string][] };

const head = (name: string, { reasons = [], ...amounts }: Said): DeterminedHead => ({
  head: name,
  claimed: '0.00',
  admitted: '0.00',
  contingent: '0.00',
  notAdmitted: '0.00',
  underVerification: '0.00',
  ...amounts,
  reasons: reasons.map(([code, amount]) => ({ code, text: null, amount })),
});
const salary = head('remainder', { claimed: '60.00', admitted: '60.00' });
const bonus = head('bonusAmount', {
  claimed: '10.00',
  notAdmitted: '10.00',
  reasons: [['not_agreed', '10.00']],
});
const overtime = (said: Said) => head('overtimeAmount', { claimed: '30.00', ...said });
const third = overtime({
  admitted: '10.00',
  notAdmitted: '20.00',
  reasons: [
    ['more_than_books', '5.00'],
    ['not_agreed', '15.00'],
  ],
});

const shares = sharesOf(asha, [salary, bonus, third]) ?? [];

test('a share is all, nothing, or a per cent, and the one that is shown is the one that is applied', () => {
  expect(shares.map((share) => [share.head, percentOf(share)])).toEqual([
    ['remainder', '100'],
    ['bonusAmount', '0'],
    ['overtimeAmount', '33.33'],
  ]);
  const salim = decidedLike(driver('400.00', '100.00', '0.01'), shares);
  expect(salim?.map((one) => [one.head, one.admitted, one.notAdmitted])).toEqual([
    ['overtimeAmount', 3333n, 6667n],
    ['bonusAmount', 0n, 1n],
    ['remainder', 29_999n, 0n],
  ]);
});

test.each([
  ['100.00', '30.00', '10.00'],
  ['0.03', '0.01', '0.01'],
  ['0.01', '0.01', ''],
  ['9999999999999999.99', '3333333333333333.33', '0.01'],
])(
  'a claim of %s, of which overtime %s and bonus %s, stands before the law as divided',
  (...amounts) => {
    const claim = driver(...(amounts as [string, string, string]));
    const given = decidedLike(claim, shares) ?? [];
    expect(given.length).toBe(claimedHeads(claim).length);
    const { problems, totals } = judge(claim, given);
    expect([problems, totals.claimed]).toEqual([[], claim.claimAmount]);
  },
);

test('reasons divide what is refused as they do in the example, to the paisa', () => {
  const reasonsOf = (given: GivenHead[] | null) => given?.[0]?.reasons.map(({ amount }) => amount);
  expect(reasonsOf(decidedLike(driver('100.00', '100.00'), shares))).toEqual([1666n, 5001n]);
  expect(reasonsOf(decidedLike(driver('0.01', '0.01'), shares))).toEqual([1n]);
});

test('what is nearly all, or nearly nothing, is neither', () => {
  const near = (admitted: string, notAdmitted: string) =>
    sharesOf(driver('1000000.00', '1000000.00'), [
      head('overtimeAmount', {
        claimed: '1000000.00',
        admitted,
        notAdmitted,
        reasons: [['not_agreed', notAdmitted]],
      }),
    ])?.map(percentOf);
  expect(near('999999.99', '0.01')).toEqual(['99.99']);
  expect(near('0.01', '999999.99')).toEqual(['0.01']);
});

test('a claim with a head that the example says nothing of is not decided like it', () =>
  expect(decidedLike(driver('5.00', '', '5.00'), shares.slice(0, 1))).toBeNull());

test.each<[string, ClaimedForm, DeterminedHead[]]>([
  ['nothing is said', asha, []],
  [
    'something is under verification',
    asha,
    [salary, bonus, overtime({ admitted: '10.00', underVerification: '20.00' })],
  ],
  [
    'something is contingent',
    asha,
    [salary, bonus, overtime({ contingent: '30.00', reasons: [['contingent', '30.00']] })],
  ],
  [
    'a reason names a claim',
    asha,
    [salary, bonus, overtime({ notAdmitted: '30.00', reasons: [['counted_already', '30.00']] })],
  ],
  [
    'a reason names a day',
    asha,
    [salary, bonus, overtime({ notAdmitted: '30.00', reasons: [['no_proof', '30.00']] })],
  ],
  [
    'it came too late',
    asha,
    [
      salary,
      bonus,
      overtime({ notAdmitted: '30.00', reasons: [['late_not_acceptable', '30.00']] }),
    ],
  ],
  ['amounts were moved', asha, [head('remainder', { claimed: '100.00', admitted: '100.00' })]],
  [
    'the desk divided it',
    { creditorType: 'form_b', claimAmount: '100.00', claimData: {} },
    [
      head('principal', { claimed: '70.00', admitted: '70.00' }),
      head('interest', { claimed: '30.00', admitted: '30.00' }),
    ],
  ],
  [
    'its heads are rows',
    {
      creditorType: 'form_e',
      claimAmount: '100.00',
      claimData: { employeeDetails: [{ totalAmountDue: '100.00' }] },
    },
    [head('employee:1', { claimed: '100.00', admitted: '100.00' })],
  ],
])('no claim is decided like one where %s', (_, claim, heads) =>
  expect(sharesOf(claim, heads)).toBeNull(),
);
