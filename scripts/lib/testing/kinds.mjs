import { join } from 'node:path';
import { root } from '../paths.mjs';
import { resultsOfJest, resultsOfPlaywright } from './reports.mjs';

/**
 * One kind of tests, as it is run and as its report is read.
 * @typedef {object} TestKind
 * @property {string} name
 * @property {string} title
 * @property {(again?: string[]) => string[]} args for Node; with files, these alone, one after the other
 * @property {string} report the file that the runner writes
 * @property {(report: any) => import('./reports.mjs').Results} resultsOf
 * @property {(name: string) => Promise<NodeJS.ProcessEnv>} world what its tests stand on, made anew for each run under a name of its own
 * @property {(env: NodeJS.ProcessEnv) => Promise<import('./reports.mjs').TestFailure[]>} [after] what is wrong beside the tests, by
 *   what they left in their world
 * @property {number} limitMinutes after which it hangs
 * @property {boolean} [repeats] its runner runs what failed once more, alone, by itself
 */

/**
 * All tests of the kind, when empty; `but` is the tag of those of the files that are left out.
 * @typedef {{ files?: string[], but?: string, patterns?: string[], relatedTo?: string[] }} Chosen
 */

/**
 * Chosen files are the gate's: its slowest kind takes five minutes on two quiet cores. Whole kinds take up to half an hour there.
 * @param {Chosen} chosen
 */
const limitOf = ({ files }) => (files ? 30 : 90);

/** @param {string} name */
const reportOf = (name) => join(root, 'test-results', `${name}.json`);

/** @type {Record<string, string>} */
const titles = {
  unit: 'Unit tests',
  api: 'API tests',
  faults: 'Faults',
  attacks: 'Attacks',
  parts: 'Real parts',
};

/**
 * Tests that Jest runs: `unit` alone with the code, `api` against a running portal, `faults`, `attacks`
 * and `parts` each with portals of their own on a running database.
 * @param {'unit' | 'api' | 'faults' | 'attacks' | 'parts'} name
 * @param {Chosen} chosen
 * @param {TestKind['world']} world
 * @param {TestKind['after']} [after]
 * @returns {TestKind}
 */
export function jestTests(name, chosen, world, after) {
  const { files, patterns = [], relatedTo } = chosen;
  const report = reportOf(name);
  // Faults wait more than they work.
  const workers = name === 'faults' ? 4 : 2;
  const which = relatedTo
    ? ['--findRelatedTests', '--passWithNoTests', ...relatedTo]
    : files
      ? ['--runTestsByPath', '--passWithNoTests', ...files]
      : patterns;
  /** @type {TestKind['args']} */
  const args = (again) => [
    join(root, 'node_modules/jest/bin/jest.js'),
    `--selectProjects=${name}`,
    '--json',
    `--outputFile=${report}`,
    '--testLocationInResults',
    '--reporters=default',
    `--reporters=${join(root, 'scripts/lib/testing/unfinished-reporter.mjs')}`,
    ...(again
      ? ['--runInBand', '--runTestsByPath', ...again]
      : [`--maxWorkers=${workers}`, ...which]),
  ];
  const title = titles[name] ?? name;
  const limitMinutes = limitOf(chosen);
  return { name, title, args, report, resultsOf: resultsOfJest, world, after, limitMinutes };
}

/** @param {string} file */
const exactly = (file) => `${file.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`;

/**
 * Tests in a browser, against a running portal.
 * @param {Chosen} chosen
 * @param {NodeJS.ProcessEnv} portal what they run with
 * @returns {TestKind}
 */
export function browserTests(chosen, portal) {
  const { files, but, patterns = [] } = chosen;
  const report = reportOf('e2e');
  const args = () => [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    ...(but ? [`--grep-invert=${but}`] : []),
    ...(files ? ['--pass-with-no-tests', ...files.map(exactly)] : patterns),
  ];
  return {
    name: 'e2e',
    title: 'Browser tests',
    args,
    report,
    resultsOf: resultsOfPlaywright,
    world: async () => ({ ...portal, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    limitMinutes: limitOf(chosen),
    repeats: true,
  };
}
