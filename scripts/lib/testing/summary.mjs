import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../paths.mjs';

/** @typedef {import('./run-tests.mjs').Outcome} Outcome */

/** @param {string[]} args */
function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

/**
 * What a run of the tests was, for people's programs: `commit` is null where there is no repository, `finished` null when the run was cut
 * off, `flaky` names what failed and passed once more, alone.
 * @param {Outcome[]} outcomes
 * @param {{ seconds: number, finished: boolean }} run
 */
export function summaryOf(outcomes, { seconds, finished }) {
  const count = (/** @type {'failures' | 'flaky'} */ key) =>
    outcomes.reduce((sum, outcome) => sum + outcome[key].length, 0);
  return {
    commit: git('rev-parse', 'HEAD') ?? null,
    clean: git('status', '--porcelain') === '',
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: count('failures'),
    flaky: outcomes.flatMap(({ flaky }) => flaky.map(({ title }) => title)),
    seconds: Math.round(seconds),
    finished: finished ? new Date().toISOString() : null,
    kinds: Object.fromEntries(
      outcomes.map(({ kind, passed, failures, flaky, seconds: took }) => [
        kind,
        { passed, failed: failures.length, flaky: flaky.length, seconds: took },
      ]),
    ),
  };
}

/** @param {ReturnType<typeof summaryOf>} summary */
export function writeSummary(summary) {
  const file = join(root, 'test-results/summary.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(summary, null, 2)}\n`);
}

/** @param {number} seconds */
const minutes = (seconds) => `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

/**
 * @param {string} heading
 * @param {import('./reports.mjs').TestFailure[]} told
 */
const listed = (heading, told) =>
  told.length === 0
    ? []
    : [`\n${heading}`, ...told.map(({ title, message }) => `\n● ${title}\n${message}`)];

/**
 * The last lines of a run: each test that failed and each that is flaky with what it said, a line for each kind, and the total.
 * @param {Outcome[]} outcomes
 * @param {ReturnType<typeof summaryOf>} summary
 */
export function lastLines(outcomes, { passed, failed, flaky, seconds, finished }) {
  const rows = outcomes.map(
    (outcome) =>
      `${outcome.kind.padEnd(8)} ${String(outcome.passed).padStart(5)} passed ${String(outcome.failures.length).padStart(3)} failed ` +
      `${String(outcome.flaky.length).padStart(3)} flaky ${minutes(outcome.seconds).padStart(13)}`,
  );
  return [
    ...listed(
      'Flaky, since it failed and then passed alone:',
      outcomes.flatMap((outcome) => outcome.flaky),
    ),
    ...listed(
      'Failed:',
      outcomes.flatMap(({ failures }) => failures),
    ),
    '',
    ...rows,
    `\n${passed} passed, ${failed} failed, ${flaky.length} flaky in ${minutes(seconds)}${finished ? '' : ', cut off'}`,
  ].join('\n');
}
