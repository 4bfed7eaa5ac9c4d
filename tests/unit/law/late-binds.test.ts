import { lacksStepFor, staysUnverified } from '@/lib/law/late-binds';
import { lateStepNames } from '@/lib/law/late-states';

/** As in the worked examples: T + 90 is 22 December 2026, and the request is issued on 5 January 2027. */
const days = {
  lastDateForClaims: '2026-10-07',
  commencementDate: '2026-09-23',
  rfrpDate: '2027-01-05',
};
const late = '2027-01-06T12:00:00+05:30';

const totals = (admitted: string, contingent = '0.00') => ({ admitted, contingent });
const original = { basis: 'original', totals: totals('360000.00') } as const;

test.each([
  ['in time', '2026-10-07T23:59:59+05:30', false],
  ['late without a reason', '2026-12-22T23:59:59+05:30', false],
  ['late with a reason', '2026-12-23T00:00:00+05:30', false],
  ['in the last second of the last day', '2027-01-05T23:59:59.999+05:30', false],
  ['in the last second, told in UTC', '2027-01-05T18:29:59.999Z', false],
  ['in the first second after it', '2027-01-06T00:00:00.000+05:30', true],
  ['in the first second after it, told in UTC', '2027-01-05T18:30:00.000Z', true],
])('nothing is admitted of a claim that came %s: %s, %s', (_, receivedAt, stays) => {
  const facts = { receivedAt: new Date(receivedAt), lateStep: null };
  expect(staysUnverified(facts, days)).toBe(stays);
  expect(lacksStepFor(original, facts, days)).toBe(stays ? 'amount' : null);
});

test.each([
  // The request came within the 90 days: these end late claims.
  ['2026-12-22T23:59:59+05:30', { ...days, rfrpDate: '2026-11-01' }, false],
  ['2026-12-23T00:00:00+05:30', { ...days, rfrpDate: '2026-11-01' }, true],
  // While one day of the case is not known, nothing ends.
  [late, { ...days, rfrpDate: null }, false],
  [late, { ...days, commencementDate: null }, false],
  [late, { ...days, lastDateForClaims: null }, false],
  // The last date itself was moved beyond the others.
  ['2027-02-01T23:59:59+05:30', { ...days, lastDateForClaims: '2027-02-01' }, false],
  ['2027-02-02T00:00:00+05:30', { ...days, lastDateForClaims: '2027-02-01' }, true],
])('a claim of %s, with the days %j, stays under verification: %s', (receivedAt, known, stays) => {
  expect(staysUnverified({ receivedAt: new Date(receivedAt), lateStep: null }, known)).toBe(stays);
});

test('of all steps, condonation and an order of the tribunal alone let amounts be admitted', () => {
  const admit = lateStepNames.filter(
    (lateStep) => lacksStepFor(original, { receivedAt: new Date(late), lateStep }, days) === null,
  );
  expect(admit).toEqual(['condoned', 'ordered']);
});

test('without a step a late claim may be refused and verified, and nothing of it estimated', () => {
  const lacks = (admitted: string, contingent?: string) =>
    lacksStepFor(
      { basis: 'original', totals: totals(admitted, contingent) },
      { receivedAt: new Date(late), lateStep: 'before_tribunal' },
      days,
    );
  expect(lacks('0.00')).toBeNull();
  expect(lacks('0.01')).toBe('amount');
  expect(lacks('0.00', '0.01')).toBe('amount');
});

test('the basis "condoned" needs the step, also where nothing is admitted or the claim came in time', () => {
  const condoned = { basis: 'condoned', totals: totals('0.00') } as const;
  for (const receivedAt of [late, '2026-10-07T12:00:00+05:30']) {
    const lacking = [null, ...lateStepNames].filter(
      (lateStep) =>
        lacksStepFor(condoned, { receivedAt: new Date(receivedAt), lateStep }, days) === 'basis',
    );
    expect(lacking).toEqual([null, ...lateStepNames.filter((step) => step !== 'condoned')]);
  }
});
