import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Failure } from '../failure.mjs';
import { runToEnd } from '../processes/run.mjs';
import { logOf } from './portal.mjs';

/** The most lines of a portal's log that a failure shows, and how much of each. */
const linesShown = 10;
const longestLine = 300;

/**
 * Shows the last errors that the portal of `folder` logged, some of which tests bring about on purpose.
 * @param {string} folder
 */
function showErrors(folder) {
  const log = logOf(folder);
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
  const errors = lines.filter((line) => line.includes('"level":50')).slice(-linesShown);
  if (errors.length === 0) return;
  console.log("\nThe portal's last errors:");
  for (const error of errors) console.log(error.slice(0, longestLine));
}

/**
 * @param {string} sentence
 * @param {import('./failures.mjs').TestFailure[]} failures
 */
function showFailures(sentence, failures) {
  console.log(`\n${sentence}`);
  for (const { title, message } of failures) console.log(`\n● ${title}\n${message}`);
}

/**
 * @param {import('./kinds.mjs').TestKind} kind
 * @param {string[]} patterns
 * @param {boolean} [alone]
 */
async function runOnce({ args, report, countsOf, failuresOf, env }, patterns, alone) {
  rmSync(report, { force: true });
  const { code } = await runToEnd(process.execPath, args(patterns, alone), { env, show: true });
  if (!existsSync(report)) return { well: false, counts: { passed: 0, failed: 0 }, failures: [] };
  const read = JSON.parse(readFileSync(report, 'utf8'));
  const counts = countsOf(read);
  return { well: code === 0 && counts.failed === 0, counts, failures: failuresOf(read) };
}

/** With more, something is wrong that has nothing to do with the moment. */
const mostRunAgain = 3;
const timesAlone = 2;

/**
 * Whether what failed beside other tests passes by itself, each time of several (decision 0106).
 * @param {import('./kinds.mjs').TestKind} kind
 * @param {import('./failures.mjs').TestFailure[]} failures
 */
async function passAlone(kind, failures) {
  const patterns = [...new Set(failures.map(({ where }) => where))];
  for (let time = 1; time <= timesAlone; time += 1) {
    console.log(`\n── ${kind.title}: what failed, alone (${time} of ${timesAlone})\n`);
    if (!(await runOnce(kind, patterns, true)).well) return false;
  }
  return true;
}

/**
 * Runs one kind of tests in sight of the person, adds to the total what its report counts, and
 * throws a Failure when not all is well. What fails is told by name after everything else.
 * @param {import('./kinds.mjs').TestKind} kind
 * @param {import('./counts.mjs').Counts} total
 * @param {import('./failures.mjs').TestFailure[]} [onlyAlone] takes what failed beside others and
 *   passed by itself; without it nothing is run again
 */
export async function runTests(kind, total, onlyAlone) {
  console.log(`\n── ${kind.title}\n`);
  const { well, counts, failures } = await runOnce(kind, kind.patterns);
  total.passed += counts.passed;
  if (well) return;
  if (kind.env.DATA_DIR) showErrors(dirname(kind.env.DATA_DIR));
  const mayRunAgain = failures.length === counts.failed && failures.length <= mostRunAgain;
  if (onlyAlone && failures.length > 0 && mayRunAgain && (await passAlone(kind, failures))) {
    total.passed += failures.length;
    onlyAlone.push(...failures);
    return;
  }
  total.failed += counts.failed;
  showFailures(`${kind.title}, failed:`, failures);
  throw new Failure(`${kind.title} failed.`);
}

/**
 * Tells which tests failed beside others and passed by themselves: each wants to be read.
 * @param {import('./failures.mjs').TestFailure[]} failures
 */
export function showOnlyAlone(failures) {
  if (failures.length > 0)
    showFailures(`${failures.length} of them failed beside others and passed alone:`, failures);
}
