import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../paths.mjs';

/**
 * A test that failed, or a file that could not even be run.
 * @typedef {{ where: string, title: string, message: string }} TestFailure `where` is a pattern its runner takes
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
 * @property {{ status: string, fullName: string, failureMessages: string[] }[]} assertionResults
 */

/**
 * What failed, of a report of Jest's.
 * @param {{ testResults: JestFile[] }} report
 * @returns {TestFailure[]}
 */
export const failuresOfJest = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const where = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [{ where, title: where, message: shortened(message) }];
      return failed.map(({ fullName, failureMessages }) => ({
        where,
        title: `${where} › ${fullName}`,
        message: shortened(failureMessages.join('\n')),
      }));
    });

/**
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {boolean} ok
 * @property {string} file
 * @property {number} line
 * @property {{ projectName: string, results: { error?: { message?: string } }[] }[]} tests
 */
/** @typedef {{ specs: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * What failed, of a report of Playwright's; what stopped the run outside of a test is not among it.
 * @param {{ suites: PlaywrightSuite[] }} report
 * @returns {TestFailure[]}
 */
export const failuresOfPlaywright = ({ suites }) =>
  suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => ({
      where: `${file}:${line}`,
      title: `${file}:${line} › ${title}`,
      message: shortened(
        tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n'),
      ),
    }));
