import { inReach, rememberOwn } from '@/components/ip-dashboard/changes-to-undo/own-changes';

const claim = (id: string) => ({
  id,
  claimNumber: `CLM-${id}`,
  status: 'submitted' as const,
  assignedToId: null,
});
const now = (id: string, changes: object = {}) => ({
  id,
  status: 'submitted' as const,
  assignedToId: null,
  version: 1,
  ...changes,
});

test('claims that are out of reach are told apart, and the others carry the summarised version of their form', () => {
  const { claims, gone } = inReach([claim('a'), claim('b')], [now('b', { version: 4 })]);
  expect(gone).toEqual([claim('a')]);
  expect(claims).toEqual([{ ...claim('b'), version: 4 }]);
});

test("one's own change counts as seen, and a colleague's does not", () => {
  rememberOwn(['c', 'd'], { status: 'under_review' });
  rememberOwn(['c'], { assignedToId: 'ravi' });
  const { claims } = inReach(
    [claim('c'), claim('d'), claim('e')],
    [
      now('c', { status: 'under_review', assignedToId: 'ravi' }),
      now('d', { status: 'approved', assignedToId: 'ravi' }),
      now('e', { status: 'under_review' }),
    ],
  );
  expect(claims.map(({ status, assignedToId }) => [status, assignedToId])).toEqual([
    ['under_review', 'ravi'],
    ['submitted', null],
    ['submitted', null],
  ]);
});

test('one’s own change of all filtered claims counts as seen for each claim', () => {
  rememberOwn(null, { status: 'info_required' });
  const { claims } = inReach([claim('f')], [now('f', { status: 'info_required' })]);
  expect(claims[0]?.status).toBe('info_required');
});
