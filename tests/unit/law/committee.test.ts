import {
  annexuresOf,
  classCategories,
  operationalAttend,
  operationalCategories,
  votingCategories,
} from '@/lib/law/committee';

test('financial creditors vote, operational creditors may attend, and others do neither', () => {
  expect(annexuresOf(votingCategories)).toEqual([1, 2, 3, 4]);
  expect(annexuresOf(classCategories)).toEqual([1, 2]);
  expect(annexuresOf(operationalCategories)).toEqual([5, 6, 7, 8]);
});

test.each([
  [0n, 0n, false],
  [0n, 100n, false],
  [9_999n, 100_000n, false],
  [10_000n, 100_000n, true],
  [1n, 1n, true],
  [99999999999999999n, 1000000000000000000n, false],
])('operational creditors with dues of %s in a debt of %s attend: %s', (dues, debt, attend) => {
  expect(operationalAttend(dues, debt)).toBe(attend);
});
