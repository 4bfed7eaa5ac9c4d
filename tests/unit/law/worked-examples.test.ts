import { paiseOf } from '@/lib/format/amount';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { latenessOf, tellBy, verifyBy } from '@/lib/law/clock';
import { interestOf, readRate } from '@/lib/law/interest';
import { type GivenHead, judge } from '@/lib/law/judge';

type Line = [
  head: string,
  admitted: string,
  contingent?: string,
  notAdmitted?: string,
  under?: string,
  ...reasons: [code: string, amount: string, text?: string][],
];

const given = ([
  head,
  admitted,
  contingent = '0',
  notAdmitted = '0',
  under = '0',
  ...reasons
]: Line): GivenHead => ({
  head,
  claimed: null,
  admitted: paiseOf(admitted),
  contingent: paiseOf(contingent),
  notAdmitted: paiseOf(notAdmitted),
  underVerification: paiseOf(under),
  reasons: reasons.map(([code, amount, text = null]) => ({ code, text, amount: paiseOf(amount) })),
});

const determined = (
  creditorType: CreditorType,
  claimAmount: string,
  claimData: Record<string, unknown>,
  lines: Line[],
) => judge({ creditorType, claimAmount, claimData }, lines.map(given));

const employee = (totalAmountDue: string) => ({ totalAmountDue });

/** 38 of 24,210.53 but for the last, which has what is left of 9,20,000; one of 50,000 and one of 30,000. */
const forty = [
  ...Array.from({ length: 37 }, () => '24210.53'),
  '24210.39',
  '50000.00',
  '30000.00',
].map((amountDue, at) => ({ invoiceNumber: `INV-${at + 1}`, amountDue, interestDue: '' }));

const cases: [string, ReturnType<typeof determined>, string[]][] = [
  [
    '1, Form C',
    determined(
      'form_c',
      '100000000.00',
      {
        principalAmount: '80000000.00',
        interestAmount: '16806575.34',
        penaltyAmount: '3193424.66',
      },
      [
        ['principalAmount', '80000000.00'],
        [
          'interestAmount',
          '14202739.73',
          '0',
          '2603835.61',
          '0',
          ['interest_after_commencement', '2603835.61'],
        ],
        ['penaltyAmount', '0', '0', '3193424.66', '0', ['not_agreed', '3193424.66']],
      ],
    ),
    ['100000000.00', '94202739.73', '0.00', '5797260.27', '0.00'],
  ],
  [
    '2, Form D',
    determined(
      'form_d',
      '240000',
      { overtimeAmount: '18000', bonusAmount: '12000', gratuityAmount: '40000', pfAmount: '20000' },
      [
        ['remainder', '125000', '0', '25000', '0', ['paid_already', '25000']],
        ['overtimeAmount', '15000', '0', '3000', '0', ['more_than_books', '3000']],
        ['bonusAmount', '12000'],
        ['gratuityAmount', '0', '0', '40000', '0', ['condition_not_met', '40000']],
      ],
    ),
    ['240000.00', '152000.00', '0.00', '68000.00', '20000.00'],
  ],
  [
    '3, Form E',
    determined(
      'form_e',
      '300000',
      { employeeDetails: [employee('100000'), employee('100000'), employee('50000')] },
      [
        ['employee:1', '0', '0', '100000', '0', ['counted_already', '100000', 'CLM-2026-000001']],
        ['employee:2', '0', '0', '100000', '0', ['counted_already', '100000', 'CLM-2026-000001']],
        ['employee:3', '50000'],
        ['remainder', '0', '0', '50000', '0', ['heads_do_not_add_up', '50000']],
      ],
    ),
    ['300000.00', '50000.00', '0.00', '250000.00', '0.00'],
  ],
  [
    '4, Form F',
    determined('form_f', '2247567', { walletBalance: '4200', refundAmount: '3250' }, [
      ['walletBalance', '4200'],
      ['refundAmount', '3250'],
      ['remainder', '0', '0', '2240117', '0', ['heads_do_not_add_up', '2240117']],
    ]),
    ['2247567.00', '7450.00', '0.00', '2240117.00', '0.00'],
  ],
  [
    '5a, late, before condonation',
    determined('form_b', '400000', {}, [
      ['principal', '0', '0', '40000', '360000', ['more_than_books', '40000']],
    ]),
    ['400000.00', '0.00', '0.00', '40000.00', '360000.00'],
  ],
  [
    '5b, condoned',
    determined('form_b', '400000', {}, [
      ['principal', '360000', '0', '40000', '0', ['more_than_books', '40000']],
    ]),
    ['400000.00', '360000.00', '0.00', '40000.00', '0.00'],
  ],
  [
    '6a, best estimate',
    determined('form_b', '5000000', {}, [
      ['principal', '3000000', '2000000', '0', '0', ['contingent', '2000000']],
    ]),
    ['5000000.00', '3000000.00', '2000000.00', '0.00', '0.00'],
  ],
  [
    '6b, revised',
    determined('form_b', '5000000', {}, [
      [
        'principal',
        '4200000',
        '0',
        '800000',
        '0',
        ['order_gives_less', '800000', 'the arbitrator'],
      ],
    ]),
    ['5000000.00', '4200000.00', '0.00', '800000.00', '0.00'],
  ],
  [
    'of forty invoices, Form B',
    determined('form_b', '1000000.00', { invoices: forty }, [
      ...forty.slice(0, 38).map(({ amountDue }, at): Line => [`invoice:${at + 1}`, amountDue]),
      ['invoice:39', '0', '0', '50000.00', '0', ['time_barred', '50000.00']],
      ['invoice:40', '0', '0', '30000.00', '0', ['paid_already', '30000.00']],
    ]),
    ['1000000.00', '920000.00', '0.00', '80000.00', '0.00'],
  ],
];

test.each(cases)(
  'the worked example %s comes out to the paisa',
  (_, { problems, totals }, expected) => {
    expect(problems).toEqual([]);
    expect(Object.values(totals)).toEqual(expected);
  },
);

test('a head that was left out is wholly under verification', () => {
  const [, found] = cases[1] ?? [];
  expect(found?.heads.find(({ head }) => head === 'pfAmount')).toMatchObject({
    claimed: '20000.00',
    underVerification: '20000.00',
  });
});

const commencement = '2026-09-23';
const interest = (principal: string, rate: string, from: string, to = commencement) => {
  const read = readRate(rate);
  if (!read) throw new Error(rate);
  return interestOf({ principal: paiseOf(principal), rate: read, from, to, compounding: 'none' });
};

test.each([
  ['80000000.00', '12', '2025-04-01', '2026-12-31', 639, '16806575.34', '96806575.34'],
  ['80000000.00', '12', '2025-04-01', commencement, 540, '14202739.73', '94202739.73'],
  ['2000000', '8', '2024-04-01', commencement, 905, '396712.33', '2396712.33'],
  ['1000000', '8', '2025-10-01', commencement, 357, '78246.58', '1078246.58'],
  ['500000', '12', '2026-01-15', commencement, 251, '41260.27', '541260.27'],
])(
  'interest on %s at %s %% from %s to %s matches the worked example',
  (principal, rate, from, to, days, earned, total) => {
    expect(interest(principal, rate, from, to)).toEqual({ days, interest: earned, total });
  },
);

const days = {
  lastDateForClaims: '2026-10-07',
  commencementDate: commencement,
  rfrpDate: '2027-01-05',
};

test.each([
  ['2026-10-07', 'in_time', '2026-10-14'],
  ['2026-10-08', 'late', '2026-10-15'],
  ['2026-12-22', 'late', '2026-12-29'],
  ['2026-12-23', 'late_with_reason', '2026-12-30'],
  ['2027-01-05', 'late_with_reason', '2027-01-12'],
  ['2027-01-06', 'late_track', '2027-01-13'],
])('a claim received on %s is %s and must be verified by %s', (day, lateness, by) => {
  expect([latenessOf(day, days), verifyBy(day, days)]).toEqual([lateness, by]);
});

test('a claimant whose claim is marked on 10 January must be told by 17 January', () =>
  expect(tellBy('2027-01-10')).toBe('2027-01-17'));

test('a claim is in time, without a day to verify it by, while the days of the case are not known', () => {
  const unknown = { lastDateForClaims: null, commencementDate: null, rfrpDate: null };
  expect(latenessOf('2030-01-01', unknown)).toBe('in_time');
  expect(verifyBy('2030-01-01', unknown)).toBeNull();
  expect(latenessOf('2030-01-01', { ...unknown, lastDateForClaims: '2026-10-07' })).toBe('late');
});
