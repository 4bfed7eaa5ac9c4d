import { existsSync, readFileSync } from 'node:fs';
import { Failure } from '../failure.mjs';
import { runToEnd } from '../processes/run.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * Of a report of Jest's; a file that could not even be run counts as one failed test.
 * @param {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} report
 * @returns {Counts}
 */
export const countsOfJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
});

/**
 * Of a report of Playwright's; a test that passed only when repeated counts as failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} report
 * @returns {Counts}
 */
export const countsOfPlaywright = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
});

/**
 * Runs one kind of tests in sight of the person, adds to the total what its report counts, and
 * throws a Failure when not all is well.
 * @param {object} kind
 * @param {string} kind.title
 * @param {string[]} kind.args
 * @param {string} kind.report the file that the runner writes
 * @param {(report: any) => Counts} kind.countsOf
 * @param {NodeJS.ProcessEnv} kind.env
 * @param {Counts} total
 */
export async function runTests({ title, args, report, countsOf, env }, total) {
  console.log(`\n── ${title}\n`);
  const { code } = await runToEnd(process.execPath, args, { env, show: true });
  const counts = existsSync(report)
    ? countsOf(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  total.passed += counts.passed;
  total.failed += counts.failed;
  if (code !== 0 || counts.failed) throw new Failure(`${title} failed.`);
}
