import { existsSync, readFileSync, rmSync } from 'node:fs';
import { Failure } from '../failure.mjs';
import { runToEnd } from '../processes/run.mjs';
import { part } from '../processes/stopping.mjs';

/** @typedef {import('./reports.mjs').Results} Results */
/** @typedef {import('./kinds.mjs').TestKind} TestKind */
/** @typedef {Results & { kind: string, seconds: number }} Outcome */

/** With more files, something is wrong that has nothing to do with the moment. */
export const mostFlakyFiles = 5;

/** @param {{ file: string }[]} told */
export const filesOf = (told) => [...new Set(told.map(({ file }) => file))];

/**
 * Runs what has results, and adds what it was and how long it took. What it throws is its one failure: the other kinds go on.
 * @param {string} kind
 * @param {() => Promise<Results>} work
 * @returns {Promise<Outcome>}
 */
export async function outcomeOf(kind, work) {
  const since = Date.now();
  const results = await part(work).catch((/** @type {unknown} */ error) => {
    const { message, output = '' } = /** @type {Failure} */ (error);
    const told = error instanceof Failure ? output : String(error);
    return {
      passed: 0,
      failures: [{ file: kind, title: message, message: told.trim() }],
      flaky: [],
    };
  });
  return { kind, ...results, seconds: Math.round((Date.now() - since) / 100) / 10 };
}

/**
 * What the tests' portal told of words that were missing or could not be filled in: a page showed their key.
 * @param {string} kind
 * @param {string | undefined} log
 */
function missingWordsIn(kind, log) {
  const told = log ? readFileSync(log, 'utf8').split('\n') : [];
  const lines = new Set(told.filter((line) => /MISSING_MESSAGE|FORMATTING_ERROR/.test(line)));
  if (lines.size === 0) return [];
  const message = [...lines].slice(0, 20).join('\n');
  return [{ file: kind, title: 'The portal lacked words.', message }];
}

/**
 * @param {TestKind} kind
 * @param {string[]} [again] the files to run once more
 * @returns {Promise<Results>}
 */
async function runOnce(
  { name, title, args, report, resultsOf, world, after, limitMinutes },
  again,
) {
  const env = await world(again ? `${name}-again` : name);
  rmSync(report, { force: true });
  const { code, ranOut } = await runToEnd(process.execPath, args(again), {
    env,
    show: true,
    group: true,
    limitMs: limitMinutes * 60_000,
  });
  if (ranOut) {
    const sentence = `${title} were not done after ${limitMinutes} minutes, and were ended: a test hangs.`;
    throw new Failure(sentence, 'The last lines of this kind name the files that were under way.');
  }
  if (!existsSync(report))
    throw new Failure(`${title}: the runner ended without a report, with code ${code}.`);
  const results = resultsOf(JSON.parse(readFileSync(report, 'utf8')));
  results.failures.push(...missingWordsIn(name, env.PORTAL_LOG));
  if (after && !again) results.failures.push(...(await after(env)));
  if (code === 0 || results.failures.length > 0 || results.flaky.length > 0) return results;
  const message = `The runner ended with code ${code}.`;
  return { ...results, failures: [{ file: name, title, message }] };
}

/**
 * Runs one kind of tests in sight of the person.
 * @param {TestKind} kind
 */
export function runTests(kind) {
  console.log(`\n── ${kind.title}\n`);
  return outcomeOf(kind.name, () => runOnce(kind));
}

/**
 * Runs the files in which a test failed once more: whole, alone, on a world made anew, when all else is done (decision 0106). What
 * passes now is flaky; what fails again has failed.
 * @param {TestKind} kind
 * @param {Outcome} first
 * @returns {Promise<Outcome>}
 */
export async function runOnceMore(kind, first) {
  const files = filesOf(first.failures).filter((file) => existsSync(file));
  if (kind.repeats || files.length === 0) return first;
  console.log(`\n── ${kind.title}: what failed, once more and alone\n`);
  const second = await outcomeOf(kind.name, () => runOnce(kind, files));
  // A file that fails again fails with what failed in it now; one whose runner died, with what failed before.
  const died = second.failures.some(({ file }) => !files.includes(file));
  const still = (/** @type {{ file: string }} */ { file }) =>
    died || !files.includes(file) || filesOf(second.failures).includes(file);
  // What is no file's does not pass with one.
  const ofNoFile = first.failures.filter(({ file }) => !files.includes(file));
  return {
    kind: kind.name,
    passed: first.passed,
    failures: died ? first.failures : [...ofNoFile, ...second.failures],
    flaky: [...first.flaky, ...first.failures.filter((failure) => !still(failure))],
    seconds: first.seconds + second.seconds,
  };
}
