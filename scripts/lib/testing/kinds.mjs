import { join } from 'node:path';
import { root } from '../paths.mjs';
import { countsOfJest, countsOfPlaywright } from './counts.mjs';

/**
 * Tests that Jest runs: `unit` alone with the code, `api` against a running portal, `faults`, `attacks`
 * and `parts` each with portals of their own on a running database.
 * @param {('unit' | 'api' | 'faults' | 'attacks' | 'parts')[]} projects run together
 * @param {string} title
 * @param {{ folder: string, env: NodeJS.ProcessEnv, patterns: string[] }} where
 */
export function jestTests(projects, title, { folder, env, patterns }) {
  const report = join(folder, `${projects.join('-')}.json`);
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const args = [
    jest,
    ...projects.map((project) => `--selectProjects=${project}`),
    '--json',
    `--outputFile=${report}`,
    // Faults wait more than they work.
    `--maxWorkers=${projects.includes('faults') ? 4 : 2}`,
    ...patterns,
  ];
  return { title, args, report, countsOf: countsOfJest, env };
}

/**
 * Tests in a browser, against a running portal.
 * @param {{ folder: string, env: NodeJS.ProcessEnv, patterns: string[] }} where
 */
export function browserTests({ folder, env, patterns }) {
  const report = join(folder, 'e2e.json');
  const args = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...patterns];
  const withReport = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return { title: 'Browser tests', args, report, countsOf: countsOfPlaywright, env: withReport };
}
