import { columnsOf, listColumns } from '@/lib/claims/queues/list-layout';

const ids = (columns: ReturnType<typeof columnsOf>) => columns.map(({ id }) => id);
const shownOf = (columns: ReturnType<typeof columnsOf>) =>
  ids(columns.filter(({ shown }) => shown));

test('without a layout of one’s own the list has every column in its order, and the last two are hidden', () => {
  expect(ids(columnsOf(null))).toEqual(listColumns);
  expect(shownOf(columnsOf(undefined))).toEqual(listColumns.slice(0, -2));
});

test('a kept layout keeps its order and its widths', () => {
  const kept = listColumns.map((id) => ({ id, shown: true })).reverse();
  const placed = columnsOf({ columns: kept.map((one, at) => ({ ...one, width: 100 + at })) });
  expect(ids(placed)).toEqual([...listColumns].reverse());
  expect(placed.map(({ width }) => width)).toEqual(listColumns.map((_, at) => 100 + at));
});

test('a layout from an older version gets each new column beside its usual neighbour', () => {
  const placed = columnsOf({
    columns: [
      { id: 'status', shown: true },
      { id: 'claimAmount', shown: false },
      { id: 'creditor', shown: true, width: 300 },
    ],
  });
  expect(new Set(ids(placed))).toEqual(new Set(listColumns));
  expect(ids(placed)).toEqual([
    'status',
    'assignedTo',
    'submittedAt',
    'verifyBy',
    'documents',
    'flags',
    'claimant',
    'email',
    'claimAmount',
    'admitted',
    'creditor',
    'claimNumber',
    'creditorType',
  ]);
  expect(placed.find(({ id }) => id === 'claimAmount')?.shown).toBe(false);
  expect(placed.find(({ id }) => id === 'creditor')?.width).toBe(300);
});

test('a layout loses unknown and repeated columns, and always shows the creditor and the claim number', () => {
  const placed = columnsOf({
    columns: [
      { id: 'favourite', shown: true },
      { id: '__proto__', shown: true },
      { id: 'flags', shown: false },
      { id: 'flags', shown: true },
      { id: 'creditor', shown: false },
      { id: 'claimNumber', shown: false },
    ],
  });
  expect(ids(placed).toSorted()).toEqual([...listColumns].toSorted());
  const shown = shownOf(placed);
  expect(shown).not.toContain('flags');
  expect(shown).toEqual(expect.arrayContaining(['creditor', 'claimNumber']));
});
