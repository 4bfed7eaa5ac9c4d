import { join } from 'node:path';
import { root } from '../paths.mjs';
import { countsOfJest, countsOfPlaywright } from './counts.mjs';
import { failuresOfJest, failuresOfPlaywright } from './failures.mjs';

/**
 * One kind of tests, as it is run and as its report is read.
 * @typedef {object} TestKind
 * @property {string} title
 * @property {string[]} patterns which tests of the kind; all, when there are none
 * @property {(patterns: string[], alone?: boolean) => string[]} args for Node, one test at a time when `alone`
 * @property {string} report the file that the runner writes
 * @property {(report: any) => import('./counts.mjs').Counts} countsOf
 * @property {(report: any) => import('./failures.mjs').TestFailure[]} failuresOf
 * @property {NodeJS.ProcessEnv} env
 */

/**
 * Tests that Jest runs: `unit` alone with the code, `api` against a running portal, `faults`, `attacks`
 * and `parts` each with portals of their own on a running database.
 * @param {('unit' | 'api' | 'faults' | 'attacks' | 'parts')[]} projects run together
 * @param {string} title
 * @param {{ folder: string, env: NodeJS.ProcessEnv, patterns: string[] }} where
 * @returns {TestKind}
 */
export function jestTests(projects, title, { folder, env, patterns }) {
  const report = join(folder, `${projects.join('-')}.json`);
  // Faults wait more than they work.
  const workers = projects.includes('faults') ? 4 : 2;
  /** @type {TestKind['args']} */
  const args = (chosen, alone) => [
    join(root, 'node_modules/jest/bin/jest.js'),
    ...projects.map((project) => `--selectProjects=${project}`),
    '--json',
    `--outputFile=${report}`,
    `--maxWorkers=${alone ? 1 : workers}`,
    ...chosen,
  ];
  return { title, patterns, args, report, countsOf: countsOfJest, failuresOf: failuresOfJest, env };
}

/**
 * Tests in a browser, against a running portal.
 * @param {{ folder: string, env: NodeJS.ProcessEnv, patterns: string[] }} where
 * @returns {TestKind}
 */
export function browserTests({ folder, env, patterns }) {
  const report = join(folder, 'e2e.json');
  /** @type {TestKind['args']} */
  const args = (chosen, alone) => [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    // Elsewhere, so that what was kept of the failure stays.
    ...(alone ? ['--workers=1', '--output=test-results/browser-alone'] : []),
    ...chosen,
  ];
  return {
    title: 'Browser tests',
    patterns,
    args,
    report,
    countsOf: countsOfPlaywright,
    failuresOf: failuresOfPlaywright,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  };
}
