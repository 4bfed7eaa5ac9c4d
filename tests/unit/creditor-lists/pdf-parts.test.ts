import { linesIn, partsOf } from '@/lib/creditor-lists/list-file';
import { summaryOf } from '@/lib/creditor-lists/present';

const sums = {
  admittedCount: 0,
  claimed: '0.00',
  admitted: '0.00',
  contingent: '0.00',
  not_admitted: '0.00',
  under_verification: '0.00',
};

const linesOf = (counts: Record<number, number>) => {
  const stored = Object.entries(counts).map(([annexure, received]) => ({
    ...sums,
    annexure: Number(annexure),
    received,
  }));
  const { summary } = summaryOf(stored);
  const rows = Object.values(counts).reduce((all, one) => all + one, 0);
  return Array.from({ length: partsOf({ rows }) }, (_, at) =>
    linesIn(summary, at + 1)
      .filter(({ count }) => count > 0)
      .map(({ annexure, from, count, ends }) => [annexure.annexure, from, count, ends]),
  );
};

test('each line of a list is in one PDF part, a thousand to a part, with each annexure’s total at its end', () => {
  expect(linesOf({})).toEqual([[]]);
  expect(linesOf({ 4: 1000 })).toEqual([[[4, 1, 1000, true]]]);
  expect(linesOf({ 2: 300, 4: 2500, 9: 1 })).toEqual([
    [
      [2, 1, 300, true],
      [4, 1, 700, false],
    ],
    [[4, 701, 1000, false]],
    [
      [4, 1701, 800, true],
      [9, 1, 1, true],
    ],
  ]);
});

test('annexures without a line are listed in the first PDF part alone', () => {
  const { summary } = summaryOf([{ ...sums, annexure: 5, received: 1500 }]);
  expect(linesIn(summary, 1).map(({ annexure }) => annexure.annexure)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9,
  ]);
  expect(linesIn(summary, 2).map(({ annexure }) => annexure.annexure)).toEqual([5]);
});
