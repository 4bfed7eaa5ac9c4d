import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../paths.mjs';

/**
 * A test that failed, or a file that could not even be run.
 * @typedef {{ file: string, title: string, message: string }} TestFailure `file` is a path from the project's folder, the title begins
 *   with it and the line
 */
/**
 * What a run of tests ended with.
 * @typedef {{ passed: number, failures: TestFailure[], flaky: TestFailure[] }} Results `flaky` failed and then passed
 */

/** How much of a failure's message is told. */
const longestMessage = 600;

/** @param {string} message */
const shortened = (message) => stripVTControlCharacters(message).slice(0, longestMessage).trim();

/**
 * @typedef {object} JestFile
 * @property {string} name its path
 * @property {string} status
 * @property {string} message
 * @property {{ status: string, fullName: string, failureMessages: string[], location?: { line: number } | null }[]} assertionResults
 */

/**
 * Of a report of Jest's; a file that could not even be run counts as one failed test.
 * @param {{ numPassedTests: number, testResults: JestFile[] }} report
 * @returns {Results}
 */
export const resultsOfJest = ({ numPassedTests, testResults }) => ({
  passed: numPassedTests,
  failures: testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [{ file, title: file, message: shortened(message) }];
      return failed.map(({ fullName, failureMessages, location }) => ({
        file,
        title: `${file}${location ? `:${location.line}` : ''} › ${fullName}`,
        message: shortened(failureMessages.join('\n')),
      }));
    }),
  flaky: [],
});

/**
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {string} file below the folder of its tests
 * @property {number} line
 * @property {{ status: 'expected' | 'unexpected' | 'flaky' | 'skipped', results: { error?: { message?: string } }[] }[]} tests
 */
/** @typedef {{ specs: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * Of a report of Playwright's; what stopped the run outside of a test counts as one failed test.
 * @param {{ suites: PlaywrightSuite[], stats: { expected: number }, errors: { message?: string }[] }} report
 * @returns {Results}
 */
export function resultsOfPlaywright({ suites, stats, errors }) {
  const specs = suites.flatMap(specsOf);
  const told = (/** @type {'unexpected' | 'flaky'} */ status) =>
    specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ results }) => ({
          file: `tests/e2e/${file}`,
          title: `tests/e2e/${file}:${line} › ${title}`,
          message: shortened(results.map(({ error }) => error?.message ?? '').join('\n')),
        })),
    );
  const outside = errors.map(({ message = '' }) => ({
    file: 'tests/e2e',
    title: 'Outside of a test',
    message: shortened(message),
  }));
  return {
    passed: stats.expected,
    failures: [...told('unexpected'), ...outside],
    flaky: told('flaky'),
  };
}
