import { rebased } from '@/components/desk/determination/rebase';
import { problemsOf } from '@/components/desk/determination/sent';
import { headsOf, startingValues } from '@/components/desk/determination/values';
import type { PresentedDetermination } from '@/lib/claims/records/determination';
import type { PresentedClaim } from '@/lib/claims/records/present';

type Invoice = [amountDue: string, interestDue?: string];

const claimOf = (invoices: Invoice[], version = 1, claimAmount = '1000.00') =>
  ({
    creditorType: 'form_b',
    claimAmount,
    claimData: {
      invoices: invoices.map(([amountDue, interestDue = '']) => ({ amountDue, interestDue })),
    },
    version,
    flagged: version === 1 ? [] : [{ name: 'edited' }],
  }) as unknown as PresentedClaim;

const two = claimOf([['400.00', '40.00'], ['300.00']]);

const names = (heads: readonly { head: string }[]) => heads.map(({ head }) => head);

const determined = (claimVersion: number, heads: string[], moved = false) =>
  ({
    claimVersion,
    moved,
    heads: heads.map((head) => ({
      head,
      claimed: '500.00',
      admitted: '500.00',
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
  }) as unknown as PresentedDetermination;

test('the desk has each invoice, interest where any is claimed, and the remainder', () => {
  expect(headsOf(two).map(({ head, claimed }) => [head, claimed])).toEqual([
    ['invoice:1', '400.00'],
    ['invoiceInterest:1', '40.00'],
    ['invoice:2', '300.00'],
    ['remainder', '260.00'],
  ]);
  expect(names(headsOf(claimOf([])))).toEqual(['principal', 'interest']);
});

test('amounts can be moved between invoices, their interest and the remainder', () => {
  const values = startingValues(two, undefined);
  const heads = values.heads.map((head, at) => {
    const claimed = ['300.00', '140.00', '300.00', '260.00'][at] ?? '';
    return { ...head, claimed, admitted: claimed };
  });
  expect(problemsOf(two, { ...values, heads, moved: true })).toEqual([]);
  expect(problemsOf(two, { ...values, heads })).not.toEqual([]);
});

test('a claim that gained rows, lost them or changed them starts anew at the desk', () => {
  const admitted = (claim: PresentedClaim, found: PresentedDetermination) =>
    startingValues(claim, found).heads.map(({ head, claimed, admitted: of }) => [
      head,
      claimed,
      of,
    ]);
  const divided = determined(1, ['principal', 'interest']);
  expect(admitted(claimOf([['1000.00']], 2), divided)).toEqual([
    ['invoice:1', '1000.00', ''],
    ['remainder', '0.00', ''],
  ]);
  const byRow = determined(1, ['invoice:1', 'remainder'], true);
  expect(admitted(claimOf([['500.00']], 1), byRow)[0]).toEqual(['invoice:1', '500.00', '500.00']);
  expect(admitted(claimOf([['500.00']], 2), byRow)[0]).toEqual(['invoice:1', '500.00', '']);
  expect(admitted(claimOf([], 2), byRow)).toEqual([
    ['principal', '1000.00', ''],
    ['interest', '0.00', ''],
  ]);
  expect(startingValues(claimOf([], 2), byRow).moved).toBe(false);
});

test('what was typed before an edit is not laid over rows, nor over a claim that lost its rows', () => {
  const typed = startingValues(two, undefined);
  const values = {
    ...typed,
    moved: true,
    heads: typed.heads.map((head) => ({ ...head, admitted: '1.00' })),
  };
  const over = (claim: PresentedClaim) =>
    rebased(values, claim).heads.map(({ head, admitted }) => [head, admitted]);
  expect(over(claimOf([['700.00']], 2))).toEqual([
    ['invoice:1', ''],
    ['remainder', '1.00'],
  ]);
  expect(over(claimOf([], 2))).toEqual([
    ['principal', ''],
    ['interest', ''],
  ]);
  expect(rebased(values, claimOf([], 2)).moved).toBe(false);
});
