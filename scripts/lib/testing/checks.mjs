import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { root } from '../paths.mjs';
import { run } from '../processes/run.mjs';
import { step } from '../progress.mjs';

/** @param {string} file below node_modules */
const module = (file) => join(root, 'node_modules', file);

const daava = join(root, 'scripts/daava.mjs');

const types = 'Check types';

/** @type {{ title: string, broken: string, commands: string[][] }[]} */
const checks = [
  {
    title: types,
    broken: 'The types do not hold.',
    commands: [
      // Next writes down the types of the routes; without them a page's props are not known.
      [module('next/dist/bin/next'), 'typegen'],
      // Kept results are not renewed where a file of messages alone changed.
      [module('typescript/bin/tsc'), '--noEmit', '--incremental', 'false'],
    ],
  },
  {
    title: 'Check formatting and lint',
    broken: 'Formatting or lint rules are broken. "npm run format" mends most of it.',
    commands: [
      [
        module('@biomejs/biome/bin/biome'),
        'ci',
        `--colors=${process.stdout.isTTY ? 'force' : 'off'}`,
        '.',
      ],
    ],
  },
  {
    title: 'Check imports',
    broken: 'There are imports that the rooms do not allow.',
    commands: [[daava, 'check:imports']],
  },
  {
    title: 'Check regular expressions',
    broken: 'There are regular expressions that may take too long.',
    commands: [[daava, 'check:expressions']],
  },
  {
    title: 'Check the words of pages',
    broken: 'There are pages that ask for words that they are not given, or write their own.',
    commands: [[daava, 'check:words']],
  },
  {
    title: 'Look for unused code',
    broken: 'There is code, or a package, that nothing uses.',
    commands: [[module('knip/bin/knip.js'), '--no-progress']],
  },
];

/**
 * Types, formatting and lint, imports, regular expressions, words of pages, and code that nothing uses: each is looked at, whatever the others found.
 * @param {() => void} [typesAreRead] called when the types have been read that a build writes anew
 * @returns {Promise<import('./reports.mjs').Results>}
 */
export async function checkSources(typesAreRead = () => undefined) {
  /** @type {import('./reports.mjs').TestFailure[]} */
  const failures = [];
  for (const { title, broken, commands } of checks) {
    try {
      await step(title, async () => {
        for (const command of commands) await run(broken, process.execPath, command);
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      failures.push({ file: 'check', title: broken, message: error.output.trim() });
    }
    if (title === types) typesAreRead();
  }
  return { passed: checks.length - failures.length, failures, flaky: [] };
}
