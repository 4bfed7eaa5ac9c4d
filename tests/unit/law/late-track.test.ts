import { admittingSteps, lateStates, lateStepNames, refusingSteps } from '@/lib/law/late-states';
import { lateSteps, refusalOfStep, stepsAfter, tellOfStepBy } from '@/lib/law/late-track';

/** 90 days from the commencement end on 8 January 2027. */
const days = {
  lastDateForClaims: '2026-11-02',
  commencementDate: '2026-10-10',
  rfrpDate: '2027-01-20',
};

test.each([
  ['received', ['acceptable', 'not_acceptable', 'ordered']],
  ['acceptable', ['not_acceptable', 'before_committee', 'ordered']],
  ['not_acceptable', ['acceptable', 'ordered']],
  ['before_committee', ['before_tribunal', 'ordered']],
  ['before_tribunal', ['condoned', 'refused', 'ordered']],
  ['condoned', ['refused']],
  ['refused', ['condoned', 'ordered']],
  ['ordered', ['refused']],
] as const)('the late track goes from %s only to %j', (state, next) => {
  expect(stepsAfter(state)).toEqual(next);
  for (const step of lateStepNames)
    expect(refusalOfStep(step, { receivedOn: '2027-01-21', state }, days)).toBe(
      next.some((one) => one === step) ? undefined : 'late_step_out_of_order',
    );
});

test('every state of the late track has a step that leads to it, and every step names its source', () => {
  expect(Object.keys(lateSteps)).toEqual([...lateStepNames]);
  expect(lateStates).toEqual(['received', ...lateStepNames]);
  for (const { after, source } of Object.values(lateSteps)) {
    expect(after.length).toBeGreaterThan(0);
    expect(source).toMatch(/^(reg\. 13\(1[BC]\)|order of a court or tribunal)$/);
  }
});

test.each([
  ['2026-11-02', days, 'claim_not_late'],
  ['2026-11-03', days, 'late_claim_received'],
  ['2027-01-20', days, 'late_claim_received'],
  ['2027-01-21', days, undefined],
  // The request came within the 90 days: these end late claims.
  ['2027-01-08', { ...days, rfrpDate: '2026-12-01' }, 'late_claim_received'],
  ['2027-01-09', { ...days, rfrpDate: '2026-12-01' }, undefined],
  // While it is not issued, they go on.
  ['2030-01-01', { ...days, rfrpDate: null }, 'late_claim_received'],
  ['2030-01-01', { ...days, lastDateForClaims: null }, 'claim_not_late'],
  ['2030-01-01', { ...days, commencementDate: null }, 'late_claim_received'],
])(
  'a step on the late track of a claim received on %s, with the days %j, is refused as: %s',
  (receivedOn, known, refusal) => {
    expect(refusalOfStep('acceptable', { receivedOn, state: 'received' }, known)).toBe(refusal);
  },
);

test('a claimant is told within seven days that their late claim is not acceptable', () => {
  expect(tellOfStepBy('not_acceptable', '2027-01-28')).toBe('2027-02-04');
  expect(tellOfStepBy('acceptable', '2027-01-28')).toBeNull();
});

test('of all steps two refuse a claim, and two let amounts of it be admitted', () => {
  expect(refusingSteps).toEqual(['not_acceptable', 'refused']);
  expect(admittingSteps).toEqual(['condoned', 'ordered']);
});
