import { nextStepOf } from '@/lib/case/verified-by';
import { claimWindow } from '@/lib/case/window';

const facts = { commencementDate: '2026-01-10', lastDateForClaims: '2026-02-20', rfrpDate: null };

test.each([
  ['2026-02-01T06:30:00Z', 19],
  ['2026-02-19T18:29:59Z', 1],
  ['2026-02-19T18:30:00Z', 0],
  ['2026-02-20T18:29:59.999Z', 0],
])('at %s, %s days are left until the last date by the calendar of India', (at, daysLeft) => {
  const expected = { state: 'open', lastDate: '2026-02-20', daysLeft, verifyBy: '2026-02-27' };
  expect(claimWindow(facts, at)).toEqual(expected);
});

test('a claim is late from the midnight in India after the last date', () => {
  const late = { state: 'late', lastDate: '2026-02-20', until: '2026-04-10' };
  expect(claimWindow(facts, '2026-02-20T18:30:00Z')).toEqual(late);
  expect(claimWindow(facts, '2026-04-10T18:29:59Z')).toEqual(late);
});

// The 90 days end on 10 April.
test.each([
  ['not issued', null, '2026-04-10T18:30:00Z', 'late', null],
  ['not issued', null, '2030-01-01T06:00:00Z', 'late', null],
  ['issued within the 90 days', '2026-03-20', '2026-04-10T18:29:59Z', 'late', '2026-04-10'],
  ['issued within the 90 days', '2026-03-20', '2026-04-10T18:30:00Z', 'veryLate', '2026-04-10'],
  ['issued on their last day', '2026-04-10', '2026-04-10T18:30:00Z', 'veryLate', '2026-04-10'],
  ['issued later', '2026-06-01', '2026-04-10T18:29:59Z', 'late', '2026-06-01'],
  ['issued later', '2026-06-01', '2026-04-10T18:30:00Z', 'late', '2026-06-01'],
  ['issued later', '2026-06-01', '2026-06-01T18:29:59Z', 'late', '2026-06-01'],
  ['issued later', '2026-06-01', '2026-06-01T18:30:00Z', 'veryLate', '2026-06-01'],
] as const)(
  'while the request for resolution plans is %s (%s), a claim at %s is %s',
  (_when, rfrpDate, at, state, until) => {
    const now = { ...facts, rfrpDate };
    expect(claimWindow(now, at)).toEqual({ state, lastDate: '2026-02-20', until });
    expect(nextStepOf(now, at).state).toBe(state);
  },
);

test('without a commencement date the claim window does not name the end of the 90 days', () => {
  expect(claimWindow({ ...facts, commencementDate: null }, '2030-01-01')).toMatchObject({
    state: 'late',
    until: null,
  });
});

test('without a last date the state of the claim window is unknown', () => {
  expect(claimWindow({ ...facts, lastDateForClaims: null }, '2026-02-01')).toEqual({
    state: 'unknown',
  });
});
