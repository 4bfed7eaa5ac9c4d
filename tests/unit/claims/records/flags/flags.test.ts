import { flagNames } from '@/lib/claims/records/flags/flag-names';
import { type FlagFacts, type Flaggable, flagsOf } from '@/lib/claims/records/flags/flags';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { wordsIn } from '@/lib/i18n/words';

const nothing: FlagFacts = {
  headsDiffer: false,
  sameNumbers: false,
  otherHolder: false,
  defaultAfterCommencement: false,
  relatedParty: false,
  edited: false,
  lastDate: '2026-11-14',
  commencement: '2026-10-30',
};

const claimOf = (
  creditorType: CreditorType,
  claimData: Record<string, unknown>,
  changes: Partial<Flaggable> = {},
): Flaggable => ({
  creditorType,
  creditorName: 'Kaveri Traders Private Limited',
  claimAmount: '100000.00',
  claimData,
  isLate: false,
  lateTrack: null,
  // 30 minutes past midnight in India.
  submittedAt: '2026-11-14T19:00:00.000Z',
  ...changes,
});

test('a claim has no flag without a fact from the database, whatever its form says', () => {
  const values = { principalAmount: '1', accountHolderName: 'Ravi', defaultDate: '2026-12-01' };
  expect(flagsOf(claimOf('form_c', values), nothing)).toEqual([]);
});

test.each([
  ['form_c', { principalAmount: '60000', interestAmount: '39999.99' }, '99999.99'],
  ['form_f', { walletBalance: '1000', otherAmount: '2000' }, '3000.00'],
  ['form_d', { bonusAmount: '40000', gratuityAmount: '60000.01' }, '100000.01'],
  ['form_e', { employeeDetails: [{ totalAmountDue: '50000' }] }, '50000.00'],
] as const)('the flag of %s with %j names the sum %s', (type, values, sum) =>
  expect(flagsOf(claimOf(type, values), { ...nothing, headsDiffer: true })).toEqual([
    { name: 'headsDiffer', field: 'claimAmount', says: { sum, amount: '100000.00' } },
  ]),
);

test.each([
  ['form_b', 'outstandingSince'],
  ['form_c', 'defaultDate'],
] as const)(
  'the flag of a default after the commencement, on %s, points at the field %s',
  (type, field) =>
    expect(
      flagsOf(claimOf(type, { [field]: '2026-10-31' }), {
        ...nothing,
        defaultAfterCommencement: true,
      }),
    ).toEqual([
      {
        name: 'defaultAfterCommencement',
        field,
        says: { day: '2026-10-31', commencement: '2026-10-30' },
      },
    ]),
);

test('the flag of another account holder names the holder and the creditor', () =>
  expect(
    flagsOf(claimOf('form_b', { accountHolderName: 'Ravi Menon' }), {
      ...nothing,
      otherHolder: true,
    }),
  ).toEqual([
    {
      name: 'otherHolder',
      field: 'accountHolderName',
      says: { holder: 'Ravi Menon', creditor: 'Kaveri Traders Private Limited' },
    },
  ]));

test.each([
  ['received', {}],
  ['acceptable', {}],
  ['not_acceptable', { tellBy: '2027-02-04' }],
] as const)(
  'the flag of a late claim whose track is at %s says so, and by when its claimant must be told',
  (state, more) => {
    const lateTrack = { state, since: '2027-01-28', refused: false };
    const [late] = flagsOf(claimOf('form_ca', {}, { isLate: true, lateTrack }), nothing);
    const says = {
      received: '2026-11-15',
      lastDate: '2026-11-14',
      track: state,
      since: '2027-01-28',
    };
    expect(late).toEqual({ name: 'late', says: { ...says, ...more } });
  },
);

test('flags from the database stand in a fixed order, with the days of a late claim in India’s calendar', () => {
  const late = claimOf('form_ca', { isRelatedParty: 'yes' }, { isLate: true });
  const flags = flagsOf(late, { ...nothing, sameNumbers: true, relatedParty: true, edited: true });
  expect(flags).toEqual([
    { name: 'sameNumbers' },
    { name: 'late', says: { received: '2026-11-15', lastDate: '2026-11-14' } },
    { name: 'relatedParty', field: 'isRelatedParty' },
    { name: 'edited' },
  ]);
});

test('each flag has a name and a sentence in each language', () => {
  for (const language of ['en', 'hi'] as const) {
    const words = wordsIn(language).flags;
    const inLists = wordsIn(language).ip.claims;
    expect(Object.keys(inLists.flags)).toEqual([...flagNames]);
    expect(Object.keys(inLists.flagTexts)).toEqual([...flagNames]);
    expect(Object.keys(words.names)).toEqual([...flagNames]);
    expect(Object.keys(words.says)).toEqual([...flagNames]);
  }
});
