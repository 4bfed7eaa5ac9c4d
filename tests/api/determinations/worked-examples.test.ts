import { paiseOf } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { createClaimAs } from '@/tests/support/data/claims';
import {
  ask,
  condonedBy,
  confirmAs,
  determinationOf,
  determinationsFor,
  determineAs,
  fiveAmountsOf,
} from '@/tests/support/data/determinations';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database } from '@/tests/support/database/database';

let asha: TestPerson;
let meera: TestPerson;

beforeAll(async () => {
  [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
});
afterAll(() => database.end());

const row = (serialNo: string, employeeName: string, totalAmountDue: string) => ({
  serialNo,
  employeeName,
  identificationNumber: `ID-${serialNo}`,
  totalAmountDue,
  periodDue: 'May to July 2026',
});
const noParts = {
  walletBalance: '',
  advancePayment: '',
  securityDeposit: '',
  refundAmount: '',
  otherAmount: '',
};

type Heads = Parameters<typeof determinationOf>[0];

const cases: [
  string,
  CreditorType,
  Record<string, unknown>,
  Heads,
  object,
  string[],
  string,
  string,
][] = [
  [
    '1',
    'form_c',
    {
      claimAmount: '100000000.00',
      principalAmount: '80000000.00',
      interestAmount: '16806575.34',
      penaltyAmount: '3193424.66',
    },
    [
      { head: 'principalAmount', claimed: '80000000.00', admitted: '80000000.00', reasons: [] },
      {
        head: 'interestAmount',
        claimed: '16806575.34',
        admitted: '14202739.73',
        notAdmitted: '2603835.61',
        reasons: [{ code: 'interest_after_commencement', text: null, amount: '2603835.61' }],
      },
      {
        head: 'penaltyAmount',
        claimed: '3193424.66',
        notAdmitted: '3193424.66',
        reasons: [{ code: 'not_agreed', text: null, amount: '3193424.66' }],
      },
    ],
    { securedAmount: '60000000.00', relatedParty: true },
    ['100000000.00', '94202739.73', '0.00', '5797260.27', '0.00'],
    'approved',
    'secured_financial',
  ],
  [
    '2',
    'form_d',
    {
      claimAmount: '240000',
      overtimeAmount: '18000',
      bonusAmount: '12000',
      gratuityAmount: '40000',
      pfAmount: '20000',
      esiAmount: '',
    },
    [
      {
        head: 'remainder',
        admitted: '125000',
        notAdmitted: '25000',
        reasons: [{ code: 'paid_already' }],
      },
      {
        head: 'overtimeAmount',
        admitted: '15000',
        notAdmitted: '3000',
        reasons: [{ code: 'more_than_books' }],
      },
      { head: 'bonusAmount', admitted: '12000' },
      { head: 'gratuityAmount', notAdmitted: '40000', reasons: [{ code: 'condition_not_met' }] },
    ],
    { workman: true },
    ['240000.00', '152000.00', '0.00', '68000.00', '20000.00'],
    'under_review',
    'workmen',
  ],
  [
    '3',
    'form_e',
    {
      claimAmount: '300000',
      employeeDetails: [
        row('1', 'Ram', '100000'),
        row('2', 'Ram', '100000'),
        row('3', 'Sita', '50000'),
      ],
    },
    [
      {
        head: 'employee:1',
        notAdmitted: '100000.00',
        reasons: [{ code: 'counted_already' }],
      },
      { head: 'employee:2', notAdmitted: '100000.00', reasons: [{ code: 'counted_already' }] },
      { head: 'employee:3', admitted: '50000.00' },
      { head: 'remainder', notAdmitted: '50000.00', reasons: [{ code: 'heads_do_not_add_up' }] },
    ],
    {},
    ['300000.00', '50000.00', '0.00', '250000.00', '0.00'],
    'approved',
    'workmen',
  ],
  [
    '4',
    'form_f',
    { ...noParts, claimAmount: '2247567', walletBalance: '4200', refundAmount: '3250' },
    [
      { head: 'walletBalance', admitted: '4200' },
      { head: 'refundAmount', admitted: '3250' },
      { head: 'remainder', notAdmitted: '2240117', reasons: [{ code: 'heads_do_not_add_up' }] },
    ],
    {},
    ['2247567.00', '7450.00', '0.00', '2240117.00', '0.00'],
    'approved',
    'other',
  ],
];

/** The same heads, with the number of the claim in which an amount is counted already. */
const countedIn = (heads: Heads, claimNumber: string): Heads =>
  heads.map(({ reasons, ...amounts }) => ({
    ...amounts,
    ...(reasons && {
      reasons: reasons.map((reason) =>
        reason.code === 'counted_already' ? { ...reason, text: claimNumber } : reason,
      ),
    }),
  }));

test.each(cases)(
  'the worked example %s is determined to the paisa',
  async (_, type, values, heads, changes, totals, status, category) => {
    const claim = await createClaimAs(asha, type, values);
    const { claimNumber } = await createClaimAs(asha, 'form_d');
    const counted = countedIn(heads, claimNumber);
    const proposed = await determineAs(meera, claim.id, determinationOf(counted, changes));
    expect([proposed.status, proposed.text]).toEqual([201, expect.any(String)]);
    expect(proposed.body).toMatchObject({
      number: 1,
      state: 'proposed',
      category,
      confirmedBy: null,
      rule: null,
    });
    expect(fiveAmountsOf(proposed.body.totals)).toEqual(totals);
    const confirmed = await confirmAs(meera, proposed.body.id);
    expect(confirmed.body).toMatchObject({
      state: 'confirmed',
      confirmedBy: { id: meera.user.id },
    });
    const seen = await ask<{ status: string; determination: object }>(
      asha,
      'GET',
      `claims/${claim.id}`,
    );
    expect(seen.body).toMatchObject({
      status,
      determination: { state: 'confirmed', number: 1, category, totals: proposed.body.totals },
    });
  },
);

test('worked example 1 is unsecured in what is admitted beyond the security', async () => {
  const [[, type, values, heads, changes] = []] = cases;
  if (!type || !heads) throw new Error('case 1 is there');
  const { id } = await createClaimAs(asha, type, values);
  const { body } = await determineAs(meera, id, determinationOf(heads, changes));
  const unsecured = paiseOf(body.totals.admitted) - paiseOf(body.securedAmount);
  expect(fromPaise(unsecured)).toBe('34202739.73');
});

test('in worked example 3 Ram has 1,00,000 admitted over all claims', async () => {
  const own = { claimAmount: '100000', fullName: 'Ram', employeeId: 'ID-1', esiAmount: '' };
  const parts = { overtimeAmount: '', bonusAmount: '', gratuityAmount: '', pfAmount: '' };
  const rams = await createClaimAs(asha, 'form_d', { ...own, ...parts });
  const confirm = { confirm: true, workman: true };
  const whole = determinationOf([{ head: 'remainder', admitted: '100000' }], confirm);
  const first = (await determineAs(meera, rams.id, whole)).body;
  const [, , [, type, values, heads] = []] = cases;
  if (!type || !heads) throw new Error('case 3 is there');
  const union = await createClaimAs(asha, type, values);
  const counted = countedIn(heads, rams.claimNumber);
  const second = (await determineAs(meera, union.id, determinationOf(counted, confirm))).body;
  const ofRam = [
    ...first.heads,
    ...second.heads.filter(({ head }) => head === 'employee:1' || head === 'employee:2'),
  ];
  expect(ofRam.length).toBe(3);
  const admitted = ofRam.reduce((sum, head) => sum + paiseOf(head.admitted), 0n);
  expect(fromPaise(admitted)).toBe('100000.00');
  expect(ofRam.flatMap(({ reasons }) => reasons.map(({ code, text }) => [code, text]))).toEqual(
    Array(2).fill(['counted_already', rams.claimNumber]),
  );
});

test.each([
  [
    '5, late and condoned',
    '400000',
    [
      {
        head: 'principal',
        claimed: '400000',
        notAdmitted: '40000',
        underVerification: '360000',
        reasons: [{ code: 'more_than_books' }],
      },
    ],
    [
      {
        head: 'principal',
        claimed: '400000',
        admitted: '360000',
        notAdmitted: '40000',
        reasons: [{ code: 'more_than_books' }],
      },
    ],
    'condoned',
    ['400000.00', '0.00', '0.00', '40000.00', '360000.00'],
    ['400000.00', '360000.00', '0.00', '40000.00', '0.00'],
    'under_review',
  ],
  [
    '6, estimated and revised',
    '5000000',
    [
      {
        head: 'principal',
        admitted: '3000000',
        contingent: '2000000',
        reasons: [{ code: 'contingent' }],
      },
    ],
    [
      {
        head: 'principal',
        admitted: '4200000',
        notAdmitted: '800000',
        reasons: [{ code: 'order_gives_less', text: 'the arbitrator' }],
      },
    ],
    'revised',
    ['5000000.00', '3000000.00', '2000000.00', '0.00', '0.00'],
    ['5000000.00', '4200000.00', '0.00', '800000.00', '0.00'],
    'approved',
  ],
])(
  'worked example %s keeps the determination from before',
  async (_, claimAmount, before, after, basis, first, second, status) => {
    const claim = await createClaimAs(asha, 'form_b', { claimAmount });
    await determineAs(
      meera,
      claim.id,
      determinationOf(before, { confirm: true, internalNote: 'Ask the auditor.' }),
    );
    expect((await ask<{ status: string }>(asha, 'GET', `claims/${claim.id}`)).body.status).toBe(
      status,
    );
    if (basis === 'condoned') await condonedBy(meera, claim.id);
    const revised = await determineAs(
      meera,
      claim.id,
      determinationOf(after, { basis, confirm: true }),
    );
    expect([revised.status, revised.body.number, revised.body.state]).toEqual([
      201,
      2,
      'confirmed',
    ]);
    const all = await determinationsFor(meera, claim.id);
    expect(all.map(({ number, state, totals }) => [number, state, fiveAmountsOf(totals)])).toEqual([
      [2, 'confirmed', second],
      [1, 'superseded', first],
    ]);
    const told = await determinationsFor(asha, claim.id);
    expect(told.map(({ number, basis: shown }) => [number, shown])).toEqual([
      [2, basis],
      [1, 'original'],
    ]);
    for (const one of told) {
      expect(Object.keys(one)).not.toEqual(
        expect.arrayContaining([
          expect.stringMatching(
            /^(internalNote|rule|proposedBy|proposedAt|returnRemark|reviewNote)$/,
          ),
        ]),
      );
      expect(one.confirmedAt).toMatch(/Z$/);
    }
  },
);
