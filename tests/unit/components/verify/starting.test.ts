import { type DeskValues, startingValues } from '@/components/verify/determination/values';
import type { PresentedDetermination } from '@/lib/claims/determinations/present';
import type { PresentedClaim } from '@/lib/claims/present';

const worker = (workerKind: string) =>
  ({
    creditorType: 'form_d',
    claimAmount: '1000.00',
    claimData: { workerKind },
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
  remarks: 'As the court says',
  internalNote: 'Ask the bank',
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
  internalNote: 'Ask the bank',
};

test('the desk starts with everything that the newest determination says', () => {
  expect(startingValues(loan, decided)).toEqual(carriedOn);
  const untouched: object = startingValues(loan, undefined);
  for (const [name, value] of Object.entries(untouched))
    expect([name, value]).not.toEqual([name, carriedOn[name as keyof DeskValues]]);
});

test('one that was confirmed is revised, and a proposal keeps its basis', () => {
  const basisAfter = (confirmedAt: string | null) =>
    startingValues(loan, { ...decided, confirmedAt }).basis;
  expect(basisAfter(null)).toBe('satisfied');
  expect(basisAfter('2026-11-09T06:00:00.000Z')).toBe('revised');
});
