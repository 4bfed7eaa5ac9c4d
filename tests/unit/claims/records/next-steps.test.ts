import { isToDo, nextStepsOf, type StandingOfClaim } from '@/lib/claims/records/next-steps';
import { waitsForNothing } from '@/tests/support/data/awaited';

const totals = { claimed: '100.00', admitted: '100.00', contingent: '0.00', notAdmitted: '0.00' };

const decided = (changes: Partial<typeof totals> = {}) =>
  ({
    id: 'determination',
    number: 1,
    state: 'confirmed',
    category: 'employees',
    totals: { ...totals, underVerification: '0.00', ...changes },
  }) as NonNullable<StandingOfClaim['determination']>;

const standing = (changes: Partial<StandingOfClaim> = {}): StandingOfClaim => ({
  status: 'approved',
  determination: decided(),
  lateTrack: null,
  claimData: {},
  documents: 1,
  awaited: { objectUntil: null, letters: 0, ...waitsForNothing },
  ...changes,
});

const refused = decided({ admitted: '63.00', notAdmitted: '37.00' });
const day = '2026-12-03';
const waiting = { objectUntil: null, letters: 0, ...waitsForNothing };

test.each<[string, Partial<StandingOfClaim>, string[]]>([
  ['admitted in full', {}, []],
  ['submitted', { status: 'submitted', determination: null }, []],
  ['asked about', { status: 'info_required', determination: null }, ['questions']],
  [
    'filed for its creditor without a paper and a field',
    {
      status: 'submitted',
      determination: null,
      documents: 0,
      claimData: { requiresDocumentUpload: true, missingFields: ['pan'] },
    },
    ['fields', 'documents'],
  ],
  ['refused in part', { determination: refused }, ['refused']],
  [
    'refused in part while objections are taken',
    { determination: refused, awaited: { objectUntil: day, letters: 1, ...waitsForNothing } },
    ['objection', 'letter'],
  ],
  [
    'refused in part without a paper while objections are taken',
    {
      determination: refused,
      documents: 0,
      claimData: { requiresDocumentUpload: true },
      awaited: { objectUntil: day, letters: 0, ...waitsForNothing },
    },
    ['objection'],
  ],
  [
    'admitted in full while objections are taken',
    { awaited: { objectUntil: day, letters: 0, ...waitsForNothing } },
    ['listed'],
  ],
  [
    'contingent in part',
    { determination: decided({ admitted: '60.00', contingent: '40.00' }) },
    ['contingent'],
  ],
  [
    'rejected',
    {
      status: 'rejected',
      determination: decided({ admitted: '0.00', notAdmitted: '100.00' }),
    },
    ['refused'],
  ],
  [
    'late and not taken up',
    {
      status: 'under_review',
      determination: null,
      lateTrack: { state: 'not_acceptable', since: day, refused: true },
    },
    ['late'],
  ],
  ['late and condoned', { lateTrack: { state: 'condoned', since: day, refused: false } }, []],
  [
    'without a letter read',
    { awaited: { objectUntil: null, letters: 2, ...waitsForNothing } },
    ['letter'],
  ],
  [
    'withdrawn',
    {
      status: 'withdrawn',
      determination: refused,
      awaited: { objectUntil: day, letters: 1, ...waitsForNothing },
    },
    [],
  ],
  [
    'refused in part, to which they objected',
    { determination: refused, awaited: { ...waiting, objectedOn: day } },
    ['objected'],
  ],
  [
    'refused in part, for which they asked for a change',
    { determination: refused, awaited: { ...waiting, askedOn: day } },
    ['asked'],
  ],
  [
    'contingent in part, to which they objected and for which they asked, with a letter',
    {
      determination: decided({ admitted: '60.00', contingent: '40.00' }),
      awaited: { objectUntil: null, letters: 1, objectedOn: day, askedOn: day },
    },
    ['letter', 'objected', 'asked'],
  ],
  [
    'refused in part, for which they asked while objections are taken',
    { determination: refused, awaited: { ...waiting, objectUntil: day, askedOn: day } },
    ['objection', 'asked'],
  ],
  [
    'withdrawn while an objection waited',
    { status: 'withdrawn', awaited: { ...waiting, objectedOn: day } },
    [],
  ],
  ['known without what waits for its claimant', { awaited: null }, []],
])('the claimant of a claim that is %s can do %3$j', (_, changes, steps) => {
  expect(nextStepsOf(standing(changes))).toEqual(steps);
});

test('what the claimant waits for is nothing to do', () => {
  const steps = nextStepsOf(
    standing({ awaited: { objectUntil: null, letters: 1, objectedOn: day, askedOn: day } }),
  );
  expect(steps.filter(isToDo)).toEqual(['letter']);
});
