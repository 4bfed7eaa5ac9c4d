import { amountOfRule, exampleOfRule, ruleBelow, ruleLike } from '@/lib/reference/proposal-rule';

test('the name of a rule says which kind it is, and nothing else reads it', () => {
  const below = ruleBelow('50000.00');
  const like = ruleLike({ claimNumber: 'CLM-2026-000012', number: 3 });
  expect([amountOfRule(below), exampleOfRule(below)]).toEqual(['50000.00', null]);
  expect([amountOfRule(like), exampleOfRule(like)]).toEqual([
    null,
    { claimNumber: 'CLM-2026-000012', number: 3 },
  ]);
  for (const other of ['', 'like:', 'like:CLM-2026-000012', 'like:CLM-2026-000012/x', 'flipped'])
    expect([amountOfRule(other), exampleOfRule(other)]).toEqual([null, null]);
});
