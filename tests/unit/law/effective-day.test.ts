import { type DayFacts, earliestDay, otherDay, refusalOfDay } from '@/lib/law/effective-day';

const days = {
  lastDateForClaims: '2026-10-07',
  commencementDate: '2026-09-23',
  rfrpDate: '2027-01-05',
};
const admits = { admitted: '1.00', contingent: '0.00' };
const estimates = { admitted: '0.00', contingent: '0.01' };
const nothing = { admitted: '0.00', contingent: '0.00' };

const facts = (at: string, changes: Partial<DayFacts> = {}): DayFacts => ({
  receivedAt: new Date(at),
  lateStep: null,
  lateStepOn: null,
  transferredOn: null,
  ...changes,
});

const inTime = facts('2026-10-01T00:00:00+05:30');
const condoned = { lateStep: 'condoned', lateStepOn: '2027-02-01' } as const;
const tooLate = facts('2027-01-06T10:00:00+05:30', condoned);

test.each<[what: string, facts: DayFacts, totals: typeof admits, day: string, since: string]>([
  ['the receipt', inTime, admits, '2026-10-01', 'received'],
  ['the receipt', facts('2026-09-30T23:59:59+05:30'), admits, '2026-09-30', 'received'],
  [
    'a later transfer',
    { ...inTime, transferredOn: '2026-11-10' },
    nothing,
    '2026-11-10',
    'transferred',
  ],
  [
    'the receipt after the transfer it came by',
    { ...inTime, transferredOn: '2026-09-01' },
    admits,
    '2026-10-01',
    'received',
  ],
  ['the step that allows a late claim', tooLate, admits, '2027-02-01', 'admitting'],
  ['that step, for an estimate', tooLate, estimates, '2027-02-01', 'admitting'],
  ['the receipt where nothing is admitted', tooLate, nothing, '2027-01-06', 'received'],
  ['the receipt of a claim in time', { ...inTime, ...condoned }, admits, '2026-10-01', 'received'],
  [
    'the latest of all',
    { ...tooLate, transferredOn: '2027-02-02' },
    admits,
    '2027-02-02',
    'transferred',
  ],
])('a determination counts from %s at the earliest', (_, of, totals, day, since) => {
  expect(earliestDay(of, totals, days)).toEqual({ day, since });
});

test('its day lies between the earliest one and today, both included, or is not named', () => {
  const refused = (effectiveOn: string | null) =>
    refusalOfDay({ effectiveOn, totals: admits }, inTime, { days, today: '2026-11-27' });
  const earliest = { day: '2026-10-01', since: 'received' };
  expect(
    [null, '2026-09-30', '2026-10-01', '2026-11-27', '2026-11-28'].map((day) => refused(day)),
  ).toEqual([undefined, earliest, undefined, undefined, earliest]);
});

test('only a day other than that of the confirmation is worth telling', () => {
  const of = (effectiveOn: string | null, confirmedAt: string | Date | null) =>
    otherDay({ effectiveOn, confirmedAt });
  expect(of('2026-11-27', '2026-11-27T18:29:59Z')).toBeNull();
  expect(of('2026-11-27', new Date('2026-11-27T18:30:00Z'))).toBe('2026-11-27');
  expect(of(null, '2026-11-27T18:29:59Z')).toBeNull();
  expect(of('2020-01-01', null)).toBe('2020-01-01');
  expect(of(null, null)).toBeNull();
});
