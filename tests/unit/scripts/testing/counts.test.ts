import { countsOfJest, countsOfPlaywright } from '@/scripts/lib/testing/counts.mjs';

test('a test file that does not even load is a failure', () => {
  const report = { numPassedTests: 4, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
  expect(countsOfJest(report)).toEqual({ passed: 4, failed: 3 });
});

test('a browser test that passes only the second time is a failure', () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 1 }, errors: [{}] };
  expect(countsOfPlaywright(report)).toEqual({ passed: 7, failed: 3 });
});
