import { paiseOf } from '@/lib/format/amount';
import { type ClaimedForm, claimedHeads } from '@/lib/law/heads';
import { type GivenHead, judge } from '@/lib/law/judge';

const loan: ClaimedForm = {
  creditorType: 'form_c',
  claimAmount: '1000.00',
  claimData: { principalAmount: '700.00', interestAmount: '200.50', penaltyAmount: '' },
};
const vendor: ClaimedForm = { creditorType: 'form_b', claimAmount: '1000', claimData: {} };

type Changes = Partial<
  Record<'claimed' | 'admitted' | 'contingent' | 'notAdmitted' | 'underVerification', string>
> & {
  reasons?: { code: string; text?: string | null; amount?: string }[];
};

const head = (name: string, { reasons = [], claimed, ...amounts }: Changes): GivenHead => ({
  head: name,
  claimed: claimed === undefined ? null : paiseOf(claimed),
  admitted: paiseOf(amounts.admitted ?? '0'),
  contingent: paiseOf(amounts.contingent ?? '0'),
  notAdmitted: paiseOf(amounts.notAdmitted ?? '0'),
  underVerification: paiseOf(amounts.underVerification ?? '0'),
  reasons: reasons.map(({ code, text = null, amount }) => ({
    code,
    text,
    amount: amount === undefined ? null : paiseOf(amount),
  })),
});

const faults = (form: ClaimedForm, given: GivenHead[], options = {}) =>
  judge(form, given, options).problems.map(({ rule, path }) => `${rule} ${path}`);

describe('what is claimed under each head', () => {
  const heads = (form: ClaimedForm) =>
    claimedHeads(form).map(({ head: name, claimed }) => `${name} ${claimed}`);

  test('is what the form says, with the remainder', () =>
    expect(heads(loan)).toEqual([
      'principalAmount 70000',
      'interestAmount 20050',
      'remainder 9950',
    ]));

  test('has no remainder where the heads add up to the claim', () =>
    expect(heads({ ...loan, claimAmount: '900.50' })).toEqual([
      'principalAmount 70000',
      'interestAmount 20050',
    ]));

  test('is cut where the amount of the claim is reached', () =>
    expect(heads({ ...loan, claimAmount: '800' })).toEqual([
      'principalAmount 70000',
      'interestAmount 10000',
    ]));

  test('is all principal where the form has a single amount', () =>
    expect(heads(vendor)).toEqual(['principal 100000']));

  test('is nothing where the form’s value is no amount', () =>
    expect(
      heads({
        ...loan,
        claimData: { principalAmount: 'much', interestAmount: 5, penaltyAmount: '-3' },
      }),
    ).toEqual(['remainder 100000']));
});

describe('amounts', () => {
  test.each([
    [
      'more than is claimed',
      [head('principalAmount', { admitted: '700.01' })],
      'heads_do_not_balance heads.0',
    ],
    [
      'less than is claimed',
      [head('principalAmount', { admitted: '699.99' })],
      'heads_do_not_balance heads.0',
    ],
    [
      'more under a head whose claimed amount is changed with it',
      [head('principalAmount', { claimed: '800', admitted: '800' })],
      'heads_do_not_balance heads.0.claimed',
    ],
    [
      'a head twice',
      [head('remainder', { admitted: '99.50' }), head('remainder', {})],
      'head_unknown heads.1.head',
    ],
    ['a head of another form', [head('gratuityAmount', {})], 'head_unknown heads.0.head'],
    [
      'an employee’s row on a form without employees',
      [head('employee:1', {})],
      'head_unknown heads.0.head',
    ],
  ])('are refused when the determination has %s (%#)', (_, given, problem) =>
    expect(faults(loan, given)).toEqual([problem]),
  );

  const moved = [
    head('principalAmount', { claimed: '800', admitted: '800' }),
    head('interestAmount', { claimed: '100.50', underVerification: '100.50' }),
  ];

  test('can be moved between heads when declared as moved, with the total kept', () => {
    const { problems, totals } = judge(loan, moved, { moved: true });
    expect(problems).toEqual([]);
    expect(totals).toMatchObject({
      claimed: '1000.00',
      admitted: '800.00',
      underVerification: '200.00',
    });
  });

  test('cannot be moved so that the total grows', () =>
    expect(faults(loan, moved.slice(0, 1), { moved: true })).toEqual([
      'heads_do_not_balance heads',
    ]));

  test('of a form with a single amount are divided at the desk, and the rest is under verification', () => {
    const { problems, heads } = judge(vendor, [
      head('interest', { claimed: '150', admitted: '150' }),
    ]);
    expect(problems).toEqual([]);
    expect(heads.map((one) => [one.head, one.claimed, one.underVerification])).toEqual([
      ['principal', '850.00', '850.00'],
      ['interest', '150.00', '0.00'],
    ]);
  });

  test('of a form with a single amount are not divided into more than it', () =>
    expect(
      faults(vendor, [
        head('principal', { admitted: '1000' }),
        head('interest', { admitted: '1' }),
      ]),
    ).toEqual(['heads_do_not_balance heads']));
});

describe('reasons', () => {
  const refused = (reasons: NonNullable<Changes['reasons']>, options = {}) =>
    faults(
      loan,
      [head('principalAmount', { admitted: '500', notAdmitted: '150', contingent: '50', reasons })],
      options,
    );

  test('without an amount stand for everything that is refused', () => {
    expect(refused([{ code: 'paid_already' }])).toEqual([]);
    const { heads } = judge(loan, [
      head('principalAmount', { notAdmitted: '700', reasons: [{ code: 'paid_already' }] }),
    ]);
    expect(heads[0]?.reasons).toEqual([{ code: 'paid_already', text: null, amount: '700.00' }]);
  });

  test.each([
    ['no reason', [], 'reason_required heads.0.reasons'],
    [
      'a reason for a part only',
      [{ code: 'contingent', amount: '50' }],
      'reason_required heads.0.reasons',
    ],
    [
      'a reason for more than is refused',
      [
        { code: 'contingent', amount: '50' },
        { code: 'paid_already', amount: '150.01' },
      ],
      'reason_unexpected heads.0.reasons',
    ],
    [
      'a reason that is left with nothing',
      [{ code: 'contingent' }, { code: 'paid_already', amount: '200' }],
      'reason_unexpected heads.0.reasons.0.amount',
    ],
    ['an unknown reason', [{ code: 'no_mood' }], 'reason_unknown heads.0.reasons.0.code'],
    [
      'a contingent reason for more than is contingent',
      [
        { code: 'contingent', amount: '50.01' },
        { code: 'paid_already', amount: '149.99' },
      ],
      'reason_unexpected heads.0.reasons.0.code',
    ],
    [
      'no forum of a dispute',
      [{ code: 'dispute_pending' }],
      'reason_required heads.0.reasons.0.text',
    ],
    [
      'the reason "other" without a text',
      [{ code: 'other' }],
      'reason_required heads.0.reasons.0.text',
    ],
  ])('are refused when there is %s', (_, reasons, problem) =>
    expect(refused(reasons)).toEqual([problem]),
  );

  test('share what is refused, and the reason "other" has a text', () =>
    expect(
      refused([
        { code: 'contingent', amount: '50' },
        { code: 'other', text: 'Written off in 2024.', amount: '150' },
      ]),
    ).toEqual([]));

  test('are dropped where nothing is refused', () =>
    expect(
      faults(loan, [
        head('principalAmount', {
          admitted: '700',
          reasons: [{ code: 'paid_already', amount: '0' }],
        }),
      ]),
    ).toEqual(['reason_unexpected heads.0.reasons.0']));

  test('need no text where a status is set without a note', () =>
    expect(refused([{ code: 'other' }], { unexplained: true })).toEqual([]));
});
