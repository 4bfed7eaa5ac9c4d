import {
  between,
  maxSelected,
  type SelectedClaim,
  selectionFrom,
  withClaims,
  withCurrentState,
  withoutClaims,
} from '@/components/ip-dashboard/selection/selection';

const claim = (id: string, changes: Partial<SelectedClaim> = {}): SelectedClaim => ({
  id,
  claimNumber: `CLM-2026-${id}`,
  status: 'submitted',
  assignedToId: null,
  ...changes,
});
const claims = (count: number) => Array.from({ length: count }, (_, at) => claim(String(at)));
const ids = (selection: readonly { id: string }[]) => selection.map(({ id }) => id);

test('a selection holds no more claims than one call changes, and each claim once', () => {
  expect(withClaims(claims(499), [claim('a'), claim('b')])).toHaveLength(maxSelected);
  expect(ids(withClaims(claims(499), [claim('a'), claim('b')])).at(-1)).toBe('a');
  expect(withClaims(claims(3), claims(3))).toEqual(claims(3));
});

test('a selection keeps nothing of the claimant', () => {
  const listed = { ...claim('a'), claimant: { email: 'asha@example.in' } };
  expect(JSON.stringify(withClaims([], [listed]))).not.toContain('asha');
});

test('claims are removed from a selection by their ids', () => {
  expect(ids(withoutClaims(claims(3), ['1', 'unknown']))).toEqual(['0', '2']);
});

test('a selected claim takes over the status and the assignee that the list now shows', () => {
  const selection = claims(2);
  const approved = claim('1', { status: 'approved' });
  expect(withCurrentState(selection, [approved, claim('7')])).toEqual([claim('0'), approved]);
  const taken = claim('0', { assignedToId: 'ravi' });
  expect(withCurrentState(selection, [taken])).toEqual([taken, claim('1')]);
  expect(withCurrentState(selection, claims(2))).toBe(selection);
});

test('a range is selected in both directions, and is one row when its other end is on another page', () => {
  const listed = claims(5);
  expect(ids(between(listed, '1', '3'))).toEqual(['1', '2', '3']);
  expect(ids(between(listed, '3', '1'))).toEqual(['1', '2', '3']);
  expect(ids(between(listed, 'elsewhere', '2'))).toEqual(['2']);
  expect(between(listed, '1', 'elsewhere')).toEqual([]);
});

test('a kept selection comes back with its search, and anything else in its place is dropped', () => {
  const kept = (claims: unknown) => JSON.stringify({ search: '{"search":"setu"}', claims });
  expect(selectionFrom(kept(claims(2)))).toEqual({
    search: '{"search":"setu"}',
    claims: claims(2),
  });
  expect(selectionFrom(kept([claim('a'), { id: 7 }, null, 'x'])).claims).toEqual([claim('a')]);
  expect(selectionFrom(kept([{ ...claim('a'), status: 'paid' }])).claims).toEqual([]);
  expect(selectionFrom(kept(claims(600))).claims).toHaveLength(maxSelected);
  const formerly = JSON.stringify(claims(2));
  for (const other of [null, '', '{', '7', 'null', '{"id":"a"}', formerly])
    expect(selectionFrom(other)).toEqual({ search: '', claims: [] });
});
