import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsOfJest } from '@/scripts/lib/testing/counts.mjs';
import {
  failuresOfJest,
  failuresOfPlaywright,
  type TestFailure,
} from '@/scripts/lib/testing/failures.mjs';
import { runTests } from '@/scripts/lib/testing/run-tests.mjs';

const failing = (file: string) => ({
  name: join(process.cwd(), file),
  status: 'failed',
  message: '',
  assertionResults: [{ status: 'failed', fullName: 'holds', failureMessages: ['Expected 1'] }],
});
const passing = { name: '/b.test.ts', status: 'passed', message: '', assertionResults: [] };

/** What one run of the tests ends with: the files that fail, or null when its runner dies without a report. */
type Outcome = string[] | null;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-tests-'));
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

/** A kind of ten tests whose runs end as `outcomes` say, one after the other. */
function kindOf(outcomes: Outcome[]) {
  const report = join(folder, 'report.json');
  const runs: { patterns: string[]; alone?: boolean }[] = [];
  const args = (patterns: string[], alone?: boolean) => {
    const failed = outcomes[runs.length];
    runs.push({ patterns, alone });
    if (!failed) return ['-e', 'process.exit(1)'];
    const testResults = failed.length > 0 ? failed.map(failing) : [passing];
    const content = {
      numPassedTests: 10 - failed.length,
      numFailedTests: failed.length,
      numRuntimeErrorTestSuites: 0,
      testResults,
    };
    const source = join(folder, 'source.json');
    writeFileSync(source, JSON.stringify(content));
    const copy = `require('fs').copyFileSync(${JSON.stringify(source)}, ${JSON.stringify(report)})`;
    return ['-e', `${copy}; process.exit(${failed.length > 0 ? 1 : 0})`];
  };
  const kind = {
    title: 'Tests',
    patterns: [],
    args,
    report,
    countsOf: countsOfJest,
    failuresOf: failuresOfJest,
    env: { PATH: process.env.PATH, NODE_ENV: 'test' as const },
  };
  return { kind, runs };
}

test('what fails beside others and passes alone twice is told by its name', async () => {
  const { kind, runs } = kindOf([['a.test.ts'], [], []]);
  const total = { passed: 0, failed: 0 };
  const onlyAlone: TestFailure[] = [];
  await runTests(kind, total, onlyAlone);
  expect(total).toEqual({ passed: 10, failed: 0 });
  expect(onlyAlone).toEqual([
    { where: 'a.test.ts', title: 'a.test.ts › holds', message: 'Expected 1' },
  ]);
  expect(runs).toEqual([
    { patterns: [], alone: undefined },
    { patterns: ['a.test.ts'], alone: true },
    { patterns: ['a.test.ts'], alone: true },
  ]);
});

test.each<[string, Outcome[]]>([
  ['alone too', [['a.test.ts'], ['a.test.ts']]],
  ['alone the second time', [['a.test.ts'], [], ['a.test.ts']]],
  ['in four places', [['a.test.ts', 'b.test.ts', 'c.test.ts', 'd.test.ts'], [], []]],
])('what fails %s has failed', async (_how, outcomes) => {
  const { kind } = kindOf(outcomes);
  const total = { passed: 0, failed: 0 };
  const onlyAlone: TestFailure[] = [];
  await expect(runTests(kind, total, onlyAlone)).rejects.toThrow('Tests failed.');
  expect(total.failed).toBe(outcomes[0]?.length);
  expect(onlyAlone).toEqual([]);
});

test('tests that stand alone are not run again', async () => {
  const { kind, runs } = kindOf([['a.test.ts'], [], []]);
  await expect(runTests(kind, { passed: 0, failed: 0 })).rejects.toThrow('Tests failed.');
  expect(runs).toHaveLength(1);
});

test('a runner that dies without a report has failed, whatever an earlier one wrote', async () => {
  const { kind } = kindOf([null]);
  writeFileSync(kind.report, JSON.stringify({ numPassedTests: 3, testResults: [] }));
  await expect(runTests(kind, { passed: 0, failed: 0 }, [])).rejects.toThrow('Tests failed.');
  expect(() => readFileSync(kind.report)).toThrow('ENOENT');
});

test('a file that cannot be loaded is told with what stopped it', () => {
  const report = {
    testResults: [
      { ...failing('a.test.ts'), message: '\u001b[31mNo module\u001b[0m', assertionResults: [] },
      passing,
    ],
  };
  expect(failuresOfJest(report)).toEqual([
    { where: 'a.test.ts', title: 'a.test.ts', message: 'No module' },
  ]);
});

test('a browser test is found in its place, however deep its report puts it', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    file: 'a.spec.ts',
    line: 7,
    tests: [{ projectName: 'phone', results: [{ error: { message: 'Timeout' } }] }],
  });
  const suites = [{ specs: [spec('holds', true)], suites: [{ specs: [spec('breaks', false)] }] }];
  expect(failuresOfPlaywright({ suites })).toEqual([
    { where: 'a.spec.ts:7', title: 'a.spec.ts:7 › breaks', message: 'Timeout' },
  ]);
});
