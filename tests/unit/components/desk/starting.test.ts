import { problemsOf, sentOf, votesOf } from '@/components/desk/determination/sent';
import { type DeskValues, startingValues } from '@/components/desk/determination/values';
import type { PresentedDetermination } from '@/lib/claims/records/determination';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { dayInIndia } from '@/lib/format/date';

const worker = (workerKind: string) =>
  ({
    creditorType: 'form_d',
    claimAmount: '1000.00',
    claimData: { workerKind },
    flagged: [],
  }) as unknown as PresentedClaim;

const noCover = { securedAmount: '0.00', guaranteedAmount: '0.00', setOffAmount: '0.00' };
const determined = (facts: Partial<PresentedDetermination>) =>
  ({ heads: [], ...noCover, government: null, ...facts }) as PresentedDetermination;

const startOf = (kind: string, newest?: Partial<PresentedDetermination>) => {
  const { workman, category } = startingValues(worker(kind), newest && determined(newest));
  return [workman, category];
};

test('the desk starts with a worker’s own answer until a professional gives another', () => {
  expect(startOf('employee')).toEqual(['no', '']);
  expect(startOf('workman')).toEqual(['yes', '']);
  expect(startOf('')).toEqual(['', '']);
  expect(startOf('employee', { workman: null, category: 'employees' })).toEqual(['no', '']);
  expect(startOf('employee', { workman: true, category: 'workmen' })).toEqual(['yes', '']);
  expect(startOf('', { workman: null, category: 'workmen' })).toEqual(['', '']);
});

test('a category that a professional chose against the worker’s own answer stays chosen', () => {
  expect(startOf('employee', { workman: null, category: 'workmen' })).toEqual(['', '']);
  expect(startOf('', { workman: null, category: 'employees' })).toEqual(['', 'employees']);
});

const loan = {
  creditorType: 'form_c',
  claimAmount: '1000.00',
  claimData: { principalAmount: '700', interestAmount: '300', isRelatedParty: 'no' },
  version: 1,
  flagged: [],
} as unknown as PresentedClaim;

const notAdmitted = { code: 'time_barred', text: null, amount: '100.00' } as const;

/** It says of everything something else than a claim of which nothing was decided. */
const decided = determined({
  claimVersion: 1,
  basis: 'satisfied',
  heads: [
    {
      head: 'principalAmount',
      claimed: '800.00',
      admitted: '700.00',
      contingent: '0.00',
      notAdmitted: '100.00',
      underVerification: '0.00',
      reasons: [notAdmitted],
    },
    {
      head: 'interestAmount',
      claimed: '200.00',
      admitted: '0.00',
      contingent: '50.00',
      notAdmitted: '50.00',
      underVerification: '100.00',
      reasons: [
        { code: 'other', text: 'In dispute', amount: '50.00' },
        { ...notAdmitted, amount: '50.00' },
      ],
    },
  ],
  moved: true,
  securedAmount: '600.00',
  guaranteedAmount: '500.00',
  setOffAmount: '40.00',
  relatedParty: true,
  relatedPartyExempt: true,
  category: 'other',
  workman: true,
  government: true,
  classNumber: 2,
  className: 'Tower A',
  remarks: 'As the court says',
  publishReason: 'It is an address of a court',
  internalNote: 'Ask the bank',
  effectiveOn: '2026-10-05',
  voting: { principal: '650.00', from: '2026-01-05', rate: '9', agreed: true, debt: '660.00' },
  currency: {
    code: 'USD',
    amount: '12.00',
    rate: '83.33',
    day: '2026-01-10',
    source: 'FBIL',
    rupees: '999.96',
  },
  facilities: [
    {
      kind: 'bank_guarantee',
      name: 'Guarantee of 2024',
      claimed: '1000.00',
      admitted: '0.00',
      securities: [
        {
          charge: 'pledge',
          asset: '100 shares',
          rank: 'first',
          day: '2024-02-29',
          chargeId: '10023456',
          value: '5.00',
        },
      ],
    },
  ],
  confirmedAt: null,
});

const noAmount = { claimed: '0.00', admitted: '', contingent: '', notAdmitted: '' };
const noneSaid = { code: '', text: '', amount: '' };

const carriedOn: DeskValues = {
  heads: [
    {
      head: 'principalAmount',
      claimed: '800.00',
      admitted: '700.00',
      contingent: '',
      notAdmitted: '100.00',
      underVerification: '',
      reasons: [{ code: 'time_barred', text: '', amount: '' }],
    },
    {
      head: 'interestAmount',
      claimed: '200.00',
      admitted: '',
      contingent: '50.00',
      notAdmitted: '50.00',
      underVerification: '100.00',
      reasons: [
        { code: 'other', text: 'In dispute', amount: '50.00' },
        { code: 'time_barred', text: '', amount: '50.00' },
      ],
    },
    { head: 'penaltyAmount', ...noAmount, underVerification: '', reasons: [noneSaid] },
    { head: 'remainder', ...noAmount, underVerification: '', reasons: [noneSaid] },
  ],
  moved: true,
  securedAmount: '600.00',
  guaranteedAmount: '500.00',
  setOffAmount: '40.00',
  relatedParty: true,
  relatedPartyExempt: true,
  category: 'other',
  workman: 'yes',
  government: 'yes',
  basis: 'satisfied',
  remarks: 'As the court says',
  publishReason: 'It is an address of a court',
  internalNote: 'Ask the bank',
  effectiveOn: '2026-10-05',
  voting: { principal: '650.00', from: '2026-01-05', rate: '9', agreed: true },
  creditorClass: '2',
  currency: { code: 'USD', amount: '12.00' },
  facilities: [
    {
      kind: 'bank_guarantee',
      name: 'Guarantee of 2024',
      claimed: '1000.00',
      admitted: '',
      securities: [
        {
          charge: 'pledge',
          asset: '100 shares',
          rank: 'first',
          day: '2024-02-29',
          chargeId: '10023456',
          value: '5.00',
        },
      ],
    },
  ],
};

test('the desk starts with everything that the newest determination says', () => {
  expect(startingValues(loan, decided)).toEqual(carriedOn);
  const untouched: object = startingValues(loan, undefined);
  for (const [name, value] of Object.entries(untouched))
    expect([name, value]).not.toEqual([name, carriedOn[name as keyof DeskValues]]);
});

test('the desk revises a confirmed determination, and keeps the basis of a proposal', () => {
  const basisAfter = (confirmedAt: string | null) =>
    startingValues(loan, { ...decided, confirmedAt }).basis;
  expect(basisAfter(null)).toBe('satisfied');
  expect(basisAfter('2026-11-09T06:00:00.000Z')).toBe('revised');
});

test('the desk starts with the day that an open proposal names, and with none once it was confirmed', () => {
  const dayOf = (facts: Partial<PresentedDetermination>) =>
    startingValues(worker(''), determined(facts)).effectiveOn;
  const named = { effectiveOn: '2026-10-05' };
  expect(dayOf({ ...named, confirmedAt: null })).toBe('2026-10-05');
  expect(dayOf({ ...named, confirmedAt: '2026-10-07T06:00:00Z' })).toBe('');
  // One that names none counts from today.
  expect(dayOf({ effectiveOn: dayInIndia(new Date()), confirmedAt: null })).toBe('');
  expect(dayOf({ effectiveOn: null, confirmedAt: null })).toBe('');
});

const flat = {
  creditorType: 'form_ca',
  claimAmount: '1000.00',
  claimData: {},
  flagged: [],
} as unknown as PresentedClaim;
const voting = {
  principal: '900.00',
  from: '2025-09-23',
  rate: '12',
  agreed: true,
  debt: '1008.00',
};
const paid = (principal: string) => [
  { head: 'principal', ...noCover, claimed: principal, admitted: principal },
];

test('the voting debt of a class stays as it was given, and follows from the claim where it was not', () => {
  const of = (principal: string, changes: Partial<typeof voting> = {}) =>
    startingValues(
      flat,
      determined({
        category: 'unsecured_class',
        heads: paid(principal).map((head) => ({
          ...head,
          contingent: '0.00',
          notAdmitted: '0.00',
          underVerification: '0.00',
          reasons: [],
        })),
        voting: { ...voting, ...changes },
      }),
    ).voting;
  expect(of('1000.00')).toEqual({
    principal: '900.00',
    from: '2025-09-23',
    rate: '12',
    agreed: true,
  });
  expect(of('900.00', { rate: '8', agreed: false })).toEqual({
    principal: '',
    from: '2025-09-23',
    rate: '',
    agreed: false,
  });
  const nothing = { principal: '', from: '', rate: '', agreed: false };
  expect(startingValues(flat, undefined).voting).toEqual(nothing);
  const loan = { ...flat, creditorType: 'form_c', claimData: { defaultDate: '2025-10-01' } };
  expect(startingValues(loan as PresentedClaim, undefined).voting).toEqual({
    ...nothing,
    from: '2025-10-01',
  });
});

test('the desk sends a class only for a creditor in a class, also where stored values lack it', () => {
  const values = { ...startingValues(flat, undefined), creditorClass: '2' };
  const sent = (changes: Partial<DeskValues> = {}) =>
    sentOf('form_ca', { ...values, ...changes }, { claimVersion: 1, seen: 0 }, false).classNumber;
  expect(sent()).toBe(2);
  expect(sent({ creditorClass: '' })).toBeNull();
  expect(sent({ category: 'unsecured_financial' })).toBeNull();
  const { creditorClass: _, ...before } = values;
  expect(sentOf('form_ca', before, { claimVersion: 1, seen: 0 }, false).classNumber).toBeNull();
});

test('the desk sends a voting debt only for a creditor in a class, and reckons it while it is typed', () => {
  const values = {
    ...startingValues(flat, undefined),
    voting: { principal: '500', from: '2025-09-23', rate: ' 12 ', agreed: true },
  };
  const sent = (changes: Partial<DeskValues> = {}) =>
    sentOf('form_ca', { ...values, ...changes }, { claimVersion: 1, seen: 0 }, false).voting;
  expect(sent()).toEqual({ principal: '500', from: '2025-09-23', rate: '12', agreed: true });
  expect(sent({ category: 'unsecured_financial' })).toBeNull();
  const days = { commencementDate: '2026-09-23', lastDateForClaims: null, rfrpDate: null };
  expect(votesOf(flat, values, days)?.debt).toBe('560.00');
  const half = { ...values, voting: { ...values.voting, from: '5/3/' } };
  expect(votesOf(flat, half, days)?.debt).toBe('0.00');
  const late = {
    days,
    today: '2026-11-27',
    facts: {
      receivedAt: new Date('2026-10-01T06:00:00Z'),
      lateStep: null,
      lateStepOn: null,
      transferredOn: null,
    },
  };
  const unfit = { ...half, voting: { ...half.voting, agreed: false } };
  const unfitOnly = problemsOf(flat, unfit, late).filter(({ rule }) => rule === 'voting_unfit');
  expect(unfitOnly).toEqual([
    { path: 'voting.principal', rule: 'voting_unfit' },
    { path: 'voting.from', rule: 'voting_unfit' },
    { path: 'voting.rate', rule: 'voting_unfit' },
  ]);
});
