import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '@/scripts/lib/failure.mjs';
import { resultsOfJest } from '@/scripts/lib/testing/reports.mjs';
import { outcomeOf, runOnceMore, runTests } from '@/scripts/lib/testing/run-tests.mjs';

// Existing files, since only an existing file is run again.
const [a, b] = ['tests/unit/scripts/settings.test.ts', 'tests/unit/scripts/rights.test.ts'];

const failing = (file: string) => ({
  name: join(process.cwd(), file),
  status: 'failed',
  message: '',
  assertionResults: [{ status: 'failed', fullName: 'holds', failureMessages: ['Expected 1'] }],
});
const told = (file: string) => ({ file, title: `${file} › holds`, message: 'Expected 1' });

/** What one run of the tests ends with: the files that fail, or null when its runner dies without a report. */
type Ending = string[] | null;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-tests-'));
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

/** A kind of ten tests whose runs end as `endings` say, one after the other. */
function kindOf(...endings: Ending[]) {
  const report = join(folder, 'report.json');
  const runs: (string[] | undefined)[] = [];
  const worlds: string[] = [];
  const args = (again?: string[]) => {
    const failed = endings[runs.length];
    runs.push(again);
    if (!failed) return ['-e', 'process.exit(1)'];
    const source = join(folder, 'source.json');
    const numPassedTests = 10 - failed.length;
    writeFileSync(source, JSON.stringify({ numPassedTests, testResults: failed.map(failing) }));
    const copy = `require('fs').copyFileSync(${JSON.stringify(source)}, ${JSON.stringify(report)})`;
    return ['-e', `${copy}; process.exit(${failed.length > 0 ? 1 : 0})`];
  };
  const world = async (name: string) => {
    worlds.push(name);
    return { PATH: process.env.PATH, NODE_ENV: 'test' as const };
  };
  const kind = {
    name: 'api',
    title: 'Tests',
    args,
    report,
    resultsOf: resultsOfJest,
    world,
    limitMinutes: 1,
  };
  return { kind, runs, worlds };
}

/** A whole run of a kind, with the second run of what failed. */
async function wholeRun(...endings: Ending[]) {
  const { kind, runs, worlds } = kindOf(...endings);
  const { seconds: _, ...outcome } = await runOnceMore(kind, await runTests(kind));
  return { outcome, runs, worlds };
}

test('a test that fails, and passes alone on a portal of its own, is flaky', async () => {
  const { outcome, runs, worlds } = await wholeRun([a], []);
  expect(outcome).toEqual({ kind: 'api', passed: 9, failures: [], flaky: [told(a)] });
  expect(runs).toEqual([undefined, [a]]);
  expect(worlds).toEqual(['api', 'api-again']);
});

test('a test that fails twice has failed, and another one may still be flaky', async () => {
  const { outcome } = await wholeRun([a, b], [b]);
  expect(outcome).toEqual({ kind: 'api', passed: 8, failures: [told(b)], flaky: [told(a)] });
});

test('a second run that dies leaves the first failure standing', async () => {
  const { outcome } = await wholeRun([a], null);
  expect(outcome).toEqual({ kind: 'api', passed: 9, failures: [told(a)], flaky: [] });
});

test('tests that pass are not run again', async () => {
  const { outcome, runs } = await wholeRun([]);
  expect(outcome).toEqual({ kind: 'api', passed: 10, failures: [], flaky: [] });
  expect(runs).toHaveLength(1);
});

test('a runner that dies without a report has failed, whatever report an earlier run left', async () => {
  const { kind, runs } = kindOf(null);
  writeFileSync(kind.report, JSON.stringify({ numPassedTests: 3, testResults: [] }));
  const outcome = await runOnceMore(kind, await runTests(kind));
  expect(outcome.failures).toMatchObject([{ title: expect.stringContaining('without a report') }]);
  expect(runs).toHaveLength(1);
  expect(() => readFileSync(kind.report)).toThrow('ENOENT');
});

test('a kind of test whose database does not start fails, and the whole run goes on', async () => {
  const broken = () => Promise.reject(new Failure('PostgreSQL did not start.', 'No space'));
  expect(await outcomeOf('api', broken)).toMatchObject({
    passed: 0,
    failures: [{ title: 'PostgreSQL did not start.', message: 'No space' }],
  });
});

test('words that the portal lacked are a failure, even when the test passes the second time', async () => {
  const { kind } = kindOf([a], []);
  const log = join(folder, 'portal.log');
  writeFileSync(log, 'Listening\nError: MISSING_MESSAGE: ui.hello (hi)\n');
  const world = async (name: string) => ({
    PATH: process.env.PATH,
    NODE_ENV: 'test' as const,
    PORTAL_LOG: name === 'api' ? log : '',
  });
  const lacking = { ...kind, world };
  const { failures, flaky } = await runOnceMore(lacking, await runTests(lacking));
  expect(failures).toEqual([
    {
      file: 'api',
      title: 'The portal lacked words.',
      message: 'Error: MISSING_MESSAGE: ui.hello (hi)',
    },
  ]);
  expect(flaky).toEqual([told(a)]);
});

test('a runner that hangs is ended and reported as hanging', async () => {
  const { kind } = kindOf([]);
  const forever = { ...kind, args: () => ['-e', 'setInterval(() => {}, 1000)'], limitMinutes: 0 };
  const { failures } = await runTests(forever);
  expect(failures).toMatchObject([{ title: expect.stringContaining('a test hangs') }]);
});
