import { rebased } from '@/components/desk/determination/rebase';
import { problemsOf } from '@/components/desk/determination/sent';
import { headsOf, startingValues } from '@/components/desk/determination/values';
import type { PresentedDetermination } from '@/lib/claims/records/determination';
import type { PresentedClaim } from '@/lib/claims/records/present';

const rows = (...amounts: string[]) => amounts.map((totalAmountDue) => ({ totalAmountDue }));

const claimOf = (claimAmount: string, employeeDetails: object[], version = 1) =>
  ({
    creditorType: 'form_e',
    claimAmount,
    claimData: { employeeDetails },
    version,
    flagged: version === 1 ? [] : [{ name: 'edited' }],
  }) as unknown as PresentedClaim;

const claimed = (claim: PresentedClaim) => headsOf(claim).map((one) => [one.head, one.claimed]);

/** Ram, Ram again, and Sita, for whom the amount of the claim leaves nothing. */
const sitaLast = claimOf('200000.00', rows('100000', '100000', '50000'));

const determined = (changes: Partial<PresentedDetermination>) =>
  ({
    claimVersion: 1,
    moved: false,
    heads: ['employee:1', 'employee:2', 'remainder'].map((head) => ({
      head,
      claimed: '100.00',
      admitted: '100.00',
      contingent: '0.00',
      notAdmitted: '0.00',
      underVerification: '0.00',
      reasons: [],
    })),
    securedAmount: '0.00',
    guaranteedAmount: '0.00',
    setOffAmount: '0.00',
    workman: null,
    government: null,
    ...changes,
  }) as unknown as PresentedDetermination;

const admittedOf = (heads: readonly { head: string; admitted: string }[]) =>
  Object.fromEntries(heads.map(({ head, admitted }) => [head, admitted]));

test('every employee of the table is there in its order, also one for whom nothing is left', () => {
  expect(claimed(sitaLast)).toEqual([
    ['employee:1', '100000.00'],
    ['employee:2', '100000.00'],
    ['employee:3', '0.00'],
    ['remainder', '0.00'],
  ]);
  expect(claimed(claimOf('300.00', rows('100', '', '150')))).toEqual([
    ['employee:1', '100.00'],
    ['employee:2', '0.00'],
    ['employee:3', '150.00'],
    ['remainder', '50.00'],
  ]);
});

test('an amount can be moved to an employee for whom nothing was left', () => {
  const values = startingValues(sitaLast, undefined);
  const divided = ['100000', '50000', '50000', ''];
  const heads = values.heads.map((head, at) => {
    const amount = divided[at] ?? '';
    return { ...head, claimed: amount, admitted: amount };
  });
  expect(problemsOf(sitaLast, { ...values, heads, moved: true })).toEqual([]);
});

test('the desk starts with what was decided of an employee, but not if another version of the form was read', () => {
  const startOf = (version: number, changes: Partial<PresentedDetermination> = {}) =>
    startingValues(claimOf('300.00', rows('100', '100'), version), determined(changes));
  expect(admittedOf(startOf(1).heads)).toEqual({
    'employee:1': '100.00',
    'employee:2': '100.00',
    remainder: '100.00',
  });
  expect(admittedOf(startOf(2).heads)).toEqual({
    'employee:1': '',
    'employee:2': '',
    remainder: '100.00',
  });
  expect([startOf(1, { moved: true }).moved, startOf(2, { moved: true }).moved]).toEqual([
    true,
    false,
  ]);
});

test('going on after an edit keeps what was typed, but for employees', () => {
  const values = startingValues(claimOf('300.00', rows('100', '100')), determined({}));
  const after = rebased({ ...values, moved: true }, claimOf('250.00', rows('100', '100'), 2));
  expect(after.moved).toBe(false);
  expect(admittedOf(after.heads)).toEqual({
    'employee:1': '',
    'employee:2': '',
    remainder: '100.00',
  });
  expect(after.heads.at(-1)?.claimed).toBe('50.00');
});

test('going on after an edit keeps every amount of a form without a table', () => {
  const loan = (version: number) =>
    ({
      creditorType: 'form_c',
      claimAmount: '100.00',
      claimData: { principalAmount: '100' },
      version,
    }) as unknown as PresentedClaim;
  const values = startingValues(loan(1), undefined);
  const heads = values.heads.map((one) => ({ ...one, admitted: '50' }));
  const after = rebased({ ...values, heads, moved: true }, loan(2));
  expect(after.moved).toBe(true);
  expect(after.heads.map(({ admitted }) => admitted)).toEqual(heads.map(() => '50'));
});
