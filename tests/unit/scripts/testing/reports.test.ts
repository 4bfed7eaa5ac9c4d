import { join } from 'node:path';
import { resultsOfJest, resultsOfPlaywright } from '@/scripts/lib/testing/reports.mjs';

const passing = { name: '/b.test.ts', status: 'passed', message: '', assertionResults: [] };

test('a failed Jest test is reported with its file, its line and its message', () => {
  const failed = { status: 'failed', fullName: 'holds', failureMessages: ['\u001b[31mExpected 1'] };
  const file = {
    name: join(process.cwd(), 'tests/api/a.test.ts'),
    status: 'failed',
    message: '',
    assertionResults: [
      { ...failed, location: { line: 12 } },
      { ...failed, status: 'passed' },
    ],
  };
  expect(resultsOfJest({ numPassedTests: 1, testResults: [file, passing] })).toEqual({
    passed: 1,
    failures: [
      {
        file: 'tests/api/a.test.ts',
        title: 'tests/api/a.test.ts:12 › holds',
        message: 'Expected 1',
      },
    ],
    flaky: [],
  });
});

test('a Jest file that does not load is reported as one failure with its message', () => {
  const file = {
    name: join(process.cwd(), 'a.test.ts'),
    status: 'failed',
    message: '\u001b[31mNo module\u001b[0m',
    assertionResults: [],
  };
  expect(resultsOfJest({ numPassedTests: 4, testResults: [file, passing] })).toEqual({
    passed: 4,
    failures: [{ file: 'a.test.ts', title: 'a.test.ts', message: 'No module' }],
    flaky: [],
  });
});

test('a Playwright test is found however deep its report puts it, and one that passed on retry is flaky', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky') => ({
    title,
    file: 'a.spec.ts',
    line: 7,
    tests: [{ status, results: [{ error: { message: 'Timeout' } }, {}] }],
  });
  const suites = [
    { specs: [spec('holds', 'expected')], suites: [{ specs: [spec('breaks', 'unexpected')] }] },
    { specs: [spec('wavers', 'flaky')] },
  ];
  const told = (title: string) => ({
    file: 'tests/e2e/a.spec.ts',
    title: `tests/e2e/a.spec.ts:7 › ${title}`,
    message: 'Timeout',
  });
  expect(resultsOfPlaywright({ suites, stats: { expected: 1 }, errors: [] })).toEqual({
    passed: 1,
    failures: [told('breaks')],
    flaky: [told('wavers')],
  });
});

test('an error outside of any Playwright test is reported as a failure', () => {
  const report = { suites: [], stats: { expected: 0 }, errors: [{ message: 'No such project' }] };
  expect(resultsOfPlaywright(report).failures).toEqual([
    { file: 'tests/e2e', title: 'Outside of a test', message: 'No such project' },
  ]);
});
